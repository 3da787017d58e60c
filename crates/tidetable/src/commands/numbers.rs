//! Numbers on the command line that must lie in a range; each refusal says which.

use std::str::FromStr;

/// The widest layer of a net; wider ones would have more parameters than a net may have.
const WIDEST: usize = 4096;

/// A whole number from 1 on.
pub(super) fn one_or_more<N: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<N, String> {
    read(text, |number| *number >= N::from(1), "choose a whole number from 1 on")
}

/// A share of a whole.
pub(super) fn share(text: &str) -> Result<f32, String> {
    read(text, |number| (0.0..=1.0).contains(number), "choose a number from 0 to 1")
}

/// A number that something is multiplied or divided by.
pub(super) fn above_zero(text: &str) -> Result<f32, String> {
    read(text, |number: &f32| *number > 0.0 && number.is_finite(), "choose a number above 0")
}

/// A length of time, in hours or minutes.
pub(super) fn time(text: &str) -> Result<f64, String> {
    read(text, |number| (0.0..=1e6).contains(number), "choose a number from 0 to 1000000")
}

/// The width of a layer of a net.
pub(super) fn width(text: &str) -> Result<usize, String> {
    let fits = |width: &usize| width.is_multiple_of(16) && (16..=WIDEST).contains(width);
    read(text, fits, &format!("choose a multiple of 16 up to {WIDEST}"))
}

fn read<N: FromStr>(text: &str, fits: impl Fn(&N) -> bool, remedy: &str) -> Result<N, String> {
    text.parse().ok().filter(fits).ok_or_else(|| remedy.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_out_of_their_range_are_refused() {
        assert_eq!((one_or_more::<u64>("1"), share("0"), share("1")), (Ok(1), Ok(0.0), Ok(1.0)));
        assert_eq!((above_zero("0.5"), time("0"), width("4096")), (Ok(0.5), Ok(0.0), Ok(4096)));
        for bad in ["0", "-1", "1.5", "x", ""] {
            assert!(one_or_more::<usize>(bad).is_err(), "{bad}");
        }
        for bad in ["-0.1", "1.1", "NaN", "inf", ""] {
            assert!(share(bad).is_err(), "{bad}");
        }
        for bad in ["0", "-1", "NaN", "inf"] {
            assert!(above_zero(bad).is_err(), "{bad}");
        }
        for bad in ["-1", "NaN", "inf"] {
            assert!(time(bad).is_err(), "{bad}");
        }
        for bad in ["0", "10", "65", "4112", "-16"] {
            assert!(width(bad).is_err(), "{bad}");
        }
    }
}
