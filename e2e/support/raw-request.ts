import { request } from 'node:http';

/** A request as it is: Playwright would decompress the answer and hide its encoding. */
export const rawRequest = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: Record<string, string | string[] | undefined> }>(
    (resolve, reject) => {
      request(url, { headers }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, headers: answer.headers });
      })
        .on('error', reject)
        .end();
    },
  );
