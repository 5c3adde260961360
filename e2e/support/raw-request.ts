import { request } from 'node:http';

/** A request as it is: Playwright would decompress the answer and hide its encoding, and clean the path up. */
export const rawRequest = (url: string, headers: Record<string, string>, path = new URL(url).pathname) =>
  new Promise<{ status: number | undefined; headers: Record<string, string | string[] | undefined> }>(
    (resolve, reject) => {
      request(url, { headers, path }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, headers: answer.headers });
      })
        .on('error', reject)
        .end();
    },
  );
