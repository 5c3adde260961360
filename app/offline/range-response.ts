/** Answers a request of a media element from a stored file: with the requested part of it, or with the whole file. */
export async function rangeResponse(request: Request, stored: Response): Promise<Response> {
  const body = await stored.blob();
  const range = isOfThisVersion(request, stored) ? requestedRange(request.headers.get('range'), body.size) : undefined;
  const headers = new Headers(stored.headers);
  headers.set('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${body.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: body.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (!range) return new Response(body, { headers });
  headers.set('content-range', `bytes ${start}-${end}/${body.size}`);
  return new Response(body.slice(start, end + 1), { status: 206, headers });
}

/** The first and the last byte of a `Range` header. Undefined without one, or with several ranges. */
function requestedRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end ? 'unsatisfiable' : { start, end };
}

/** Whether the browser has no part of another version, which `If-Range` names. */
function isOfThisVersion({ headers }: Request, stored: Response): boolean {
  const known = headers.get('if-range');
  return known === null || [stored.headers.get('etag'), stored.headers.get('last-modified')].includes(known);
}
