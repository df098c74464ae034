"""uvicorn's HTTP by httptools, with a bound on what a request has besides its body; its own has none."""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST = 32_768


class BoundedHeads(HttpToolsProtocol):
    _besides = 0

    def data_received(self, data: bytes) -> None:
        self._besides += len(data)
        super().data_received(data)
        if self._besides > MOST and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_body(self, body: bytes) -> None:
        self._besides -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._besides = 0
        super().on_message_complete()
