import { createServer, request, type Server } from 'node:http';

/** Reference pages on a port of their own: HTML where `pageAt` has some for an address, everything else as the site sends it. */
export function serveBeside(site: string, port: number, pageAt: (address: string) => Buffer | undefined): Server {
  const server = createServer(({ url = '/', headers }, response) => {
    const page = pageAt(url);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
      return;
    }
    request(site + url, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  });
  return server.listen(port, '127.0.0.1');
}
