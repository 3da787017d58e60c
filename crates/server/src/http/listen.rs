//! The door: accepts connections as long as there is room, and lets nobody stand in it.

use std::{net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::mpsc,
};
use tower::ServiceExt as _;

use crate::app::App;

/// Bytes of a request's head at most.
const MAX_HEAD: usize = 32 * 1024;
/// How long to wait when the machine gives us no further connection.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers requests until the server stops, and then those that were begun.
pub(crate) async fn run(app: Arc<App>, listener: TcpListener) {
    let mut stopping = app.stopping.clone();
    let router = super::router(Arc::clone(&app));
    // Every connection holds a sender; when all are gone, the receiver knows.
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => welcome(&app, &router, stream, peer, open.clone()),
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(PAUSE).await;
                }
            },
            _ = stopping.changed() => break,
        }
    }
    drop((listener, open));
    all_closed.recv().await;
}

/// Serves one connection in a task of its own; if there are too many, it is closed at once.
fn welcome(app: &App, router: &Router, stream: TcpStream, peer: SocketAddr, open: mpsc::Sender<()>) {
    let Some(counted) = app.connect(peer.ip()) else { return };
    // Frames are small, and each is waited for.
    let _ = stream.set_nodelay(true);
    let router = router.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(app.config.limits.head_seconds))
        .max_buf_size(MAX_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut stopping = app.stopping.clone();
    tokio::spawn(async move {
        let mut connection = pin!(connection);
        // What goes wrong on a connection is the client's affair, or was logged where it happened.
        tokio::select! {
            _ = connection.as_mut() => {}
            _ = stopping.changed() => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
        drop((counted, open));
    });
}
