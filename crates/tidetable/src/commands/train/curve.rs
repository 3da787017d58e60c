//! The learning curve as a picture.

use std::fmt::Write as _;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 56.0;
const BOTTOM: f64 = 44.0;
const MARGIN: f64 = 16.0;

/// Draws wins (0 to 1) over decisions.
pub(super) fn draw(title: &str, points: &[(f64, f64)]) -> String {
    let most = points.iter().map(|(decisions, _)| *decisions).fold(1.0, f64::max);
    let x = |decisions: f64| LEFT + decisions / most * (WIDTH - LEFT - MARGIN);
    let y = |share: f64| HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
    );
    for tenth in (0..=10).step_by(2) {
        let (share, right) = (f64::from(tenth) / 10.0, WIDTH - MARGIN);
        let line = y(share);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {line:.1}H{right}\" stroke=\"#ccd\"/><text x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{} %</text>",
            LEFT - 6.0,
            line + 4.0,
            tenth * 10
        );
    }
    let path: Vec<String> =
        points.iter().map(|(decisions, share)| format!("{:.1},{:.1}", x(*decisions), y(*share))).collect();
    let _ = writeln!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"#0b6e8f\" stroke-width=\"2.5\"/>",
        path.join(" ")
    );
    let _ = writeln!(
        svg,
        "<text x=\"{LEFT}\" y=\"{:.0}\">{title}; decisions up to {:.1} million</text>\n</svg>",
        HEIGHT - 14.0,
        most / 1e6
    );
    svg
}

/// The points of a report written by a run: its third and its last column.
pub(super) fn points(report: &str) -> Vec<(f64, f64)> {
    let number = |text: &str| text.parse::<f64>().ok();
    let point = |line: &str| {
        let columns: Vec<&str> = line.split(',').collect();
        Some((number(columns.get(2)?)?, number(columns.last()?)?))
    };
    report.lines().skip(1).filter_map(point).collect()
}

/// Minutes, games and decisions at the end of a report.
pub(super) fn end(report: &str) -> [f64; 3] {
    let mut columns =
        report.lines().last().unwrap_or_default().split(',').map(|text| text.parse().unwrap_or(0.0));
    [(); 3].map(|()| columns.next().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_becomes_a_line_with_a_point_for_each_checkpoint() {
        let report = "minutes,games,decisions,a,wins\n0.0,0,0,0.1,0.25\n4.0,9,2000000,0.1,0.75\n";
        let points = points(report);
        assert_eq!(points, [(0.0, 0.25), (2e6, 0.75)]);
        assert_eq!(end(report), [4.0, 9.0, 2e6]);
        let svg = draw("wins", &points);
        assert!(svg.contains("points=\"56.0,245.0 704.0,103.0\""), "{svg}");
    }
}
