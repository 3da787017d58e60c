//! Who may come in: origins, rates, headers.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::Instant,
};

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};

use crate::config::Config;

/// A right that is used up by taking and comes back with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    per_second: f64,
    most: f64,
    left: f64,
    at: Instant,
}

impl Bucket {
    /// So many a second in the long run, and twice as many at once.
    pub(crate) fn new(per_second: u32) -> Self {
        Self::with_burst(f64::from(per_second), f64::from(per_second) * 2.0)
    }

    fn with_burst(per_second: f64, most: f64) -> Self {
        Self { per_second, most, left: most, at: Instant::now() }
    }

    /// Takes one; `false` if there is none.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        let back = now.duration_since(self.at).as_secs_f64() * self.per_second;
        self.left = (self.left + back).min(self.most);
        self.at = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

/// One bucket for each address.
pub(crate) struct Buckets {
    per_second: f64,
    most: f64,
    by_address: Mutex<HashMap<IpAddr, Bucket>>,
}

/// How many addresses are remembered before those with full buckets are forgotten.
const MAX_ADDRESSES: usize = 10_000;

impl Buckets {
    pub(crate) fn new(per_second: f64, most: f64) -> Self {
        Self { per_second, most, by_address: Mutex::new(HashMap::new()) }
    }

    pub(crate) fn take(&self, address: IpAddr) -> bool {
        let mut map = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if map.len() >= MAX_ADDRESSES {
            let refilled =
                |bucket: &Bucket| bucket.at.elapsed().as_secs_f64() * bucket.per_second >= bucket.most;
            map.retain(|_, bucket| !refilled(bucket));
        }
        map.entry(address).or_insert_with(|| Bucket::with_burst(self.per_second, self.most)).take()
    }
}

/// Whether a request comes from our own pages, or from no page at all. Browsers name the site a request comes from;
/// programs have no cookies of somebody else to misuse.
pub(crate) fn same_site(config: &Config, headers: &HeaderMap) -> bool {
    let fetch_site = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok());
    if fetch_site.is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if config.allowed_origins.iter().any(|allowed| allowed == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin_host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    host.is_some() && origin_host == host
}

/// Whether a method changes something.
pub(crate) fn changes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// The client's address: the peer's, or what the proxy in front says.
pub(crate) fn address(config: &Config, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    if !config.behind_proxy {
        return peer;
    }
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok()).unwrap_or(peer)
}

/// Whether the client came by TLS, as far as the proxy in front says.
pub(crate) fn is_secure(config: &Config, headers: &HeaderMap) -> bool {
    config.behind_proxy && headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
}

const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Headers of every answer.
pub(crate) fn security_headers() -> [(HeaderName, HeaderValue); 6] {
    [
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CSP)),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
        (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
        (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
        (
            HeaderName::from_static("permissions-policy"),
            HeaderValue::from_static("camera=(), microphone=(), geolocation=()"),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    use super::{Bucket, same_site};
    use crate::config::Config;

    fn check(headers: &[(&'static str, &'static str)], expected: bool) {
        let map: HeaderMap = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect();
        let config = Config { allowed_origins: vec!["https://play.example".to_owned()], ..Config::default() };
        assert_eq!(same_site(&config, &map), expected, "{headers:?}");
    }

    #[test]
    fn requests_of_other_sites_are_known_by_their_headers() {
        check(&[], true);
        check(&[("host", "a.example")], true);
        check(&[("host", "a.example"), ("origin", "https://a.example")], true);
        check(&[("host", "a.example:8080"), ("origin", "http://a.example:8080")], true);
        check(&[("host", "a.example"), ("origin", "https://play.example")], true);
        check(&[("host", "a.example"), ("origin", "https://b.example")], false);
        check(&[("host", "a.example"), ("origin", "https://a.example.b.example")], false);
        check(&[("host", "a.example"), ("origin", "null")], false);
        check(&[("origin", "https://a.example")], false);
        check(&[("host", "a.example"), ("sec-fetch-site", "cross-site")], false);
        check(&[("host", "a.example"), ("sec-fetch-site", "same-site")], false);
        check(&[("host", "a.example"), ("sec-fetch-site", "same-origin")], true);
    }

    #[test]
    fn a_bucket_runs_dry() {
        let mut bucket = Bucket::new(5);
        let taken = (0..100).filter(|_| bucket.take()).count();
        assert!((10..=11).contains(&taken), "{taken}");
    }
}
