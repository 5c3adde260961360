/** YAML that is hard to change in place. Each comment has a number, so that a test finds one that is lost. */
export const hardYaml: Record<string, string> = {
  'comments everywhere': `# c1
title: A   # c2
# c3
sub:   # c4
  # c5
  one: 1 # c6
  two: "b"   # c7
  three: 'c' # c8
  # c9
list: # c10
  # c11
  - a # c12
  # c13
  - "b" # c14
  - id: x # c15
    text: y # c16
  # c17
`,
  'anchors and tags': `a: &one text # c1
b: &two "quoted" # c2
c: &three
  x: 1 # c3
d: !!str tagged # c4
e: &four
  - p
  - q # c5
`,
  blocks: `a: |
  One
  two
b: >
  Folded text
  over lines

  and more
c: |-
  no end
d: |+
  keep

e: >-   # c1
  folded strip
f: |2
    indented
  less
g: end # c2
`,
  'brackets over lines': `a: [x, y,   # c1
  z]   # c2
b: { k: v,   # c3
     l: "w" }
c: [
  one,   # c4
  'two', # c5
  [deep, { er: yes }],
]
d: {}
e: []
f: # c6
  [ p, q ]
`,
  'texts over lines': `a: word over
  two lines
b: "word over
  two lines"   # c1
c: 'word over

  lines'   # c2
d:
  on the next line # c3
e:
  # c4
  "quoted below"
f: # c5
  below comment
`,
  'keys that look like something else': `1: one # c1
"2021": two
'3:45': three # c2
true: yes
null: no
"a b": c
? long
: value # c3
~: t
`,
  'a list': `# c1
- one # c2
- "two"
-
  three # c3
- - a
  - b
-   id: x # c4
    y: z
- {a: b} # c5
-
  id: q
  w: e
`,
  'nothing in many forms': `a:
b: # c1
c: ""
d: ~
list:
-
- # c2
- x
`,
  'Windows line ends': '# c1\r\na: One # c2\r\nb: |\r\n  x\r\n  y\r\nlist:\r\n- a # c3\r\n-   b\r\n- - n\r\n  - m\r\n',
  'line ends of old Macs': 'a: x # c1\rb: |\r  l\r  m\rc: z\r',
  'mixed line ends': 'a: x # c1\r\nb: y\nc: >\r\n  l\n  m\r\nd: z\n',
  'a byte order mark': '\ufeffa: x # c1\nb: "y"\n',
  'no line end at the end': 'a: x\nb: y # c1',
  'marks of a document': '%YAML 1.2\n---\na: x # c1\nb: y\n...\n',
  'a comment behind the mark of a document': '--- # c1\na: x\nb:\n  - c\n',
  tabs: 'a:\tx\t# c1\nb:   y\n',
  'one text': 'just text # c1\n',
  'one record in brackets': '{ a: b,\n  c: [d] }\n',
  'much indentation': 'list:\n    - a # c1\n    -    b: c\n         d: e # c2\nm:\n      n: o\n',
};
