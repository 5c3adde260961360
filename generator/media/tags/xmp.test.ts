import { expect, test } from 'vitest';
import { readXmp, toXmp } from './xmp.ts';

const facts = {
  title: 'Night & <Day>',
  creator: 'The "Makers" of Παρουσία',
  licenceUrl: 'https://fixture.example/info?a=1&b=2#licence',
  rights: 'Please ask.',
  sourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
};

test('written facts are read back, and have the names of the standards', () => {
  expect(readXmp(toXmp(facts))).toEqual(facts);
  expect(Array.from(toXmp(facts).matchAll(/xmlns:\w+="[^"]+"/g), ([name]) => name)).toEqual([
    'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"',
    'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
  ]);
});

test('unknown facts are not written', () => {
  const { title, creator, licenceUrl } = facts;
  const xmp = toXmp({ title, creator, licenceUrl });
  expect(readXmp(xmp)).toEqual({ title, creator, licenceUrl });
  expect(xmp).not.toMatch(/Iptc4xmpExt|dc:rights/);
});

test('XMP of other programs is read: with a wrapper, attributes as elements, several descriptions and languages', () => {
  const xmp = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="Some Program"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="47,3.5N">
    <dc:title><rdf:Alt><rdf:li xml:lang="x-default">1984</rdf:li><rdf:li xml:lang="de">Neunzehn</rdf:li></rdf:Alt></dc:title>
    <dc:creator><rdf:Seq><rdf:li>First</rdf:li><rdf:li>Second</rdf:li></rdf:Seq></dc:creator>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">
    <xmpRights:WebStatement>https://owner.example/rights</xmpRights:WebStatement>
  </rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
  expect(readXmp(xmp)).toEqual({ title: '1984', creator: 'First', licenceUrl: 'https://owner.example/rights' });
});

test.each(['', 'no XML', '<rdf:RDF><rdf:Description', '<a/>'])('%j has no facts', (xmp) => {
  expect(readXmp(xmp)).toEqual({});
});
