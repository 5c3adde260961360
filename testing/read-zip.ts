import { crc32 } from 'node:zlib';

/** A file in a ZIP. */
export interface ZippedFile {
  contents: Buffer;
  /** As `unzip -v` shows it. */
  date: string;
}

/** The files of a ZIP without compression, by name, read from its central directory. Throws if a hash is wrong. */
export function readZip(zip: Buffer): Map<string, ZippedFile> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, ZippedFile>();
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    const [flags, method, time, day] = [8, 10, 12, 14].map((offset) => zip.readUInt16LE(at + offset)) as number[];
    const [sum, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength!);
    const isAscii = /^[\x20-\x7e]*$/.test(name);
    if (!isAscii && !(flags! & 0x800)) throw new Error(`${name} is not marked as UTF-8`);
    if (method !== 0) throw new Error(`${name} is compressed`);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const contents = zip.subarray(start, start + size);
    if (crc32(contents) !== sum) throw new Error(`${name} has another hash`);
    if (files.has(name)) throw new Error(`${name} occurs twice`);
    files.set(name, { contents, date: dateOf(day!, time!) });
    at += 46 + nameLength! + extraLength! + commentLength!;
  }
  return files;
}

const dateOf = (day: number, time: number): string =>
  `${1980 + (day >> 9)}-${(day >> 5) & 15}-${day & 31} ${time >> 11}:${(time >> 5) & 63}`;
