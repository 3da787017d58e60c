//! The inner loops. Each keeps a block of sums in registers; plain code that the compiler turns into vectors.

/// Widths are multiples of this.
pub(super) const LANES: usize = 16;

/// How many sums are kept in registers at once where a layer is wide enough.
const WIDE: usize = 2 * LANES;

/// Adds rows of `table`, which is as wide as `sums`, to `sums`: one row for each feature present.
pub(super) fn add_rows(sums: &mut [f32], table: &[f32], present: &[u16]) {
    let width = sums.len();
    let mut wide = sums.chunks_exact_mut(WIDE);
    for (block, sums) in (&mut wide).enumerate() {
        add_row_block::<WIDE>(sums, table, width, block * WIDE, present);
    }
    let rest = wide.into_remainder();
    if !rest.is_empty() {
        add_row_block::<LANES>(rest, table, width, width - LANES, present);
    }
}

fn add_row_block<const N: usize>(
    sums: &mut [f32],
    table: &[f32],
    width: usize,
    first: usize,
    present: &[u16],
) {
    let mut lanes: [f32; N] = (&*sums).try_into().expect("a block has N numbers");
    for feature in present {
        let row = &table[*feature as usize * width + first..][..N];
        for (lane, weight) in lanes.iter_mut().zip(row) {
            *lane += weight;
        }
    }
    sums.copy_from_slice(&lanes);
}

/// Adds rows of `table`, each times its input, to `sums`; inputs of 0 cost nothing.
pub(super) fn add_scaled_rows(
    sums: &mut [f32],
    table: &[f32],
    inputs: &[f32],
    nonzero: &mut Vec<(u32, f32)>,
) {
    let width = sums.len();
    collect_nonzero(inputs, nonzero);
    let mut wide = sums.chunks_exact_mut(WIDE);
    for (block, sums) in (&mut wide).enumerate() {
        add_scaled_block::<WIDE>(sums, table, width, block * WIDE, nonzero);
    }
    let rest = wide.into_remainder();
    if !rest.is_empty() {
        add_scaled_block::<LANES>(rest, table, width, width - LANES, nonzero);
    }
}

fn add_scaled_block<const N: usize>(
    sums: &mut [f32],
    table: &[f32],
    width: usize,
    first: usize,
    nonzero: &[(u32, f32)],
) {
    let mut lanes: [f32; N] = (&*sums).try_into().expect("a block has N numbers");
    for (row, input) in nonzero {
        let row = &table[*row as usize * width + first..][..N];
        for (lane, weight) in lanes.iter_mut().zip(row) {
            *lane += input * weight;
        }
    }
    sums.copy_from_slice(&lanes);
}

/// Lists the inputs that are not 0, without a branch for each.
fn collect_nonzero(inputs: &[f32], nonzero: &mut Vec<(u32, f32)>) {
    nonzero.clear();
    nonzero.resize(inputs.len(), (0, 0.0));
    let mut count = 0;
    for (row, input) in inputs.iter().enumerate() {
        nonzero[count] = (row as u32, *input);
        count += usize::from(*input != 0.0);
    }
    nonzero.truncate(count);
}

/// Replaces negative numbers by 0.
pub(super) fn relu(numbers: &mut [f32]) {
    for number in numbers {
        *number = if *number > 0.0 { *number } else { 0.0 };
    }
}

/// The sum of the products, added up in LANES columns.
pub(super) fn dot(one: &[f32], two: &[f32]) -> f32 {
    let mut lanes = [0.0_f32; LANES];
    for (one, two) in one.chunks_exact(LANES).zip(two.chunks_exact(LANES)) {
        for (lane, (a, b)) in lanes.iter_mut().zip(one.iter().zip(two)) {
            *lane += a * b;
        }
    }
    let mut half = LANES / 2;
    while half > 0 {
        for lane in 0..half {
            lanes[lane] += lanes[lane + half];
        }
        half /= 2;
    }
    lanes[0]
}

/// Adds `numbers`, each times `factor`, to `sums`.
pub(super) fn add_to(sums: &mut [f32], numbers: &[f32], factor: f32) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += factor * number;
    }
}
