//! A list of bytes that is short nearly always: kept in place as far as it fits, and on the heap beyond.

/// A list of bytes, `N` of them in place.
#[derive(Clone, Debug)]
pub(super) struct Bytes<const N: usize> {
    len: u8,
    place: [u8; N],
    /// What did not fit.
    #[allow(clippy::box_collection)] // one word in the state instead of three
    rest: Option<Box<Vec<u8>>>,
}

impl<const N: usize> Bytes<N> {
    pub(super) const fn new() -> Self {
        Self { len: 0, place: [0; N], rest: None }
    }

    pub(super) fn push(&mut self, byte: u8) {
        if usize::from(self.len) < N {
            self.place[usize::from(self.len)] = byte;
            self.len += 1;
        } else {
            self.rest.get_or_insert_default().push(byte);
        }
    }

    pub(super) fn pop(&mut self) -> Option<u8> {
        if let Some(byte) = self.rest.as_mut().and_then(|rest| rest.pop()) {
            return Some(byte);
        }
        self.len = self.len.checked_sub(1)?;
        Some(self.place[usize::from(self.len)])
    }

    pub(super) fn clear(&mut self) {
        self.len = 0;
        self.rest = None;
    }

    pub(super) fn len(&self) -> usize {
        usize::from(self.len) + self.rest.as_ref().map_or(0, |rest| rest.len())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = u8> {
        let rest = self.rest.as_ref().map_or(&[] as &[u8], |rest| rest.as_slice());
        self.place[..usize::from(self.len)].iter().chain(rest).copied()
    }
}

impl<const N: usize> PartialEq for Bytes<N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<const N: usize> Eq for Bytes<N> {}

#[cfg(test)]
mod tests {
    use super::Bytes;

    #[test]
    fn bytes_beyond_the_place_are_kept_too() {
        let mut bytes = Bytes::<4>::new();
        (0..10).for_each(|byte| bytes.push(byte));
        assert_eq!((bytes.len(), bytes.iter().collect::<Vec<_>>()), (10, (0..10).collect()));
        assert_eq!(bytes.clone(), bytes);
        let popped: Vec<u8> = std::iter::from_fn(|| bytes.pop()).collect();
        assert_eq!(popped, (0..10).rev().collect::<Vec<_>>());
        assert!(bytes.is_empty());
        bytes.push(7);
        assert_eq!(bytes.iter().collect::<Vec<_>>(), [7]);
        bytes.clear();
        assert_eq!(bytes, Bytes::new());
    }
}
