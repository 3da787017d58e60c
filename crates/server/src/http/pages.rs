//! The web client, embedded in the binary. Addresses without a file are pages of the client.

use axum::{
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse as _, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Web;

const MISSING: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tidetable</title>\
    <h1>The server runs, but it was built without its pages</h1>\
    <p>Build them with <code>npm install &amp;&amp; npm run build</code> in <code>web/</code> (<code>cargo xtask play</code> \
    does all of it), then build and start the server again. Programs can play already: see <code>docs/protocol.md</code>.</p></html>";

/// Answers everything that is no other route.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let whole = uri.path();
    let path = whole.trim_start_matches('/');
    if whole.contains("..") || whole.contains("//") || whole.contains(['\\', '\0', '%']) {
        return StatusCode::NOT_FOUND.into_response();
    }
    if let Some(file) = Web::get(path).filter(|_| !path.is_empty()) {
        return send(path, &file, &headers);
    }
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Web::get("index.html") {
        Some(file) => send("index.html", &file, &headers),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], MISSING).into_response(),
    }
}

fn send(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let tag: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let head = [
        (header::CONTENT_TYPE, HeaderValue::from_static(content_type(path))),
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
        (header::ETAG, HeaderValue::try_from(tag).expect("hexadecimal digits in quotes are a header")),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, file.data.clone()).into_response()
}

/// The type of a file by its ending; the client has no other kinds.
fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
