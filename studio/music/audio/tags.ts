export type Tags = { title: string; album: string; artist?: string; track: string; year: number; cover?: Uint8Array };

/** An ID3v2.3 tag with UTF-16 texts, which every player can read, also with Greek titles. */
export function id3(tags: Tags): Buffer {
  const texts: [string, string | undefined][] = [
    ['TIT2', tags.title],
    ['TALB', tags.album],
    ['TPE1', tags.artist],
    ['TRCK', tags.track],
    ['TYER', String(tags.year)],
  ];
  const frames = texts.flatMap(([id, text]) => (text ? [frame(id, utf16(text))] : []));
  if (tags.cover) {
    frames.push(frame('APIC', Buffer.concat([Buffer.from('\0image/jpeg\0\x03\0', 'latin1'), tags.cover])));
  }
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), syncSafe(body.length), body]);
}

/** Returns an mp3 without its tag. */
export function withoutTag(mp3: Buffer): Buffer {
  if (mp3.toString('latin1', 0, 3) !== 'ID3') return mp3;
  const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | mp3[at]!, 0);
  return mp3.subarray(10 + size);
}

function utf16(text: string): Buffer {
  return Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
}

function frame(id: string, body: Buffer): Buffer {
  const header = Buffer.alloc(10);
  header.write(id, 'latin1');
  header.writeUInt32BE(body.length, 4);
  return Buffer.concat([header, body]);
}

/** Encodes the size of a tag: the top bit of every byte is 0. */
function syncSafe(value: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 127));
}
