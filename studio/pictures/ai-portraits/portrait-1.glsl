// At this distance, the shared head's mouth and lids are too coarse. Seams are round grooves that end in a point.
float groove(float d, float across, float share, float breadth, float soft) {
  return share >= 1. ? d : carve(d, length(vec2(across, d)) - breadth * (1. - share * share), soft * (1. - share * share) + .0015);
}

float lips(float d, vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz);
  d = join(d, ellipsoid(p - vec3(0, -.50, .615), vec3(.172, .115, .122)), .13);
  // Upper lip: two lobes that dip in the middle and run out to the corners; lower lip: fuller and shorter.
  float upper = rod(q, vec3(.036, -.466, .714), vec3(.160, -.502, .640), .028, .007);
  upper = join(upper, ellipsoid(p - vec3(0, -.484, .722), vec3(.042, .026, .030)), .025);
  d = join(d, upper, .018);
  d = join(d, ellipsoid(p - vec3(0, -.551, .700), vec3(.112, .046, .056)), .024);
  d = join(d, rod(q, vec3(.050, -.530, .690), vec3(.146, -.513, .642), .022, .008), .034);
  d = carve(d, rod(p, vec3(0, -.325, .800), vec3(0, -.425, .768), .010, .016), .045);
  d = carve(d, ellipsoid(p - vec3(0, -.622, .725), vec3(.085, .026, .034)), .06);
  float line = -.506 - .007 * exp(-pow(p.x / .028, 2.)) + .004 * exp(-pow((q.x - .065) / .03, 2.)) + .30 * q.x * q.x;
  return groove(d, p.y - line, q.x / .164, .0075, .016);
}

float lids(float d, vec3 p) {
  vec3 eye = vec3(abs(p.x), p.yz) - vec3(.245, .055, .565);
  d = join(d, length(eye) - .140, .030);
  // Where the lids meet, a lash line that overhangs a little, and the fold above it.
  float line = -.050 + 2.0 * eye.x * eye.x;
  d = join(d, length(vec2(eye.y - line - .010, length(eye) - .136)) - .009 * max(0., 1. - pow(eye.x / .125, 2.)), .012);
  d = groove(d, eye.y - line, abs(eye.x) / .125, .0055, .010);
  return groove(d, eye.y - .088 + 2.6 * eye.x * eye.x, abs(eye.x) / .12, .0035, .012);
}

float mask(vec3 p) { return lids(ears(lips(skull(p), p), p), p); }

// Hair drawn back from a hairline into a knot, in the same porcelain.
float hair(vec3 p) {
  vec3 h = p - vec3(0, .22, -.14);
  float around = atan(h.x, h.y + .25);
  float drift = noise(vec2(around * 3., h.z * 1.6)) * 2.4;
  float strands = .011 * sin(around * 24. + drift + 1.2 * h.z) + .006 * sin(around * 61. + 2. * drift) + .0028 * sin(around * 127. + 5. * drift - 2. * h.z);
  float shell = ellipsoid(h, vec3(.765, .885, .93)) + strands;
  // Centre parting.
  shell += .026 * exp(-pow(p.x / .022, 2.)) * smoothstep(-.4, .3, p.z);
  float line = .62 * (p.y - .47 + .25 * p.x * p.x) - .78 * (p.z - .40);
  shell = carve(shell, line + .010 * noise(vec2(around * 14., 3.)), .03);
  shell = max(shell, -p.y - .62);
  vec3 k = p - vec3(0, .34, -1.06);
  float knot = length(k * vec3(1., 1.05, 1.1)) - .36 + .022 * sin(atan(k.x, k.y) * 7. + length(k.xy) * 16.);
  return join(shell, knot, .09);
}

float map(vec3 p) { return join(join(mask(p), neck(p), .10), hair(p), .012); }

vec3 normalAt(vec3 p) {
  const vec2 e = vec2(.0012, -.0012);
  return normalize(e.xyy * map(p + e.xyy) + e.yyx * map(p + e.yyx) + e.yxy * map(p + e.yxy) + e.xxx * map(p + e.xxx));
}

float openness(vec3 p, vec3 n) {
  float closed = 0., weight = 1.;
  for (int i = 1; i < 6; i++) {
    float d = .05 * float(i);
    closed += (d - map(p + n * d)) * weight;
    weight *= .7;
  }
  return clamp(1. - 2. * closed, 0., 1.);
}

float shade(vec3 p, vec3 way) {
  float lit = 1., t = .03;
  for (int i = 0; i < 40; i++) {
    float d = map(p + way * t);
    lit = min(lit, 7. * d / t);
    if (lit < .01 || t > 2.6) break;
    t += clamp(d, .015, .15);
  }
  return clamp(lit, 0., 1.);
}

// Distance to the nearest crack: the borders of cells in space, bent a little.
float crack(vec3 p) {
  p = p * 1.28 + .20 * vec3(noise(p * 2.6), noise(p * 2.6 + 7.), noise(p * 2.6 + 15.)) + .035 * vec3(noise(p * 12.), noise(p * 12. + 5.), 0) + vec3(5.88, 17.33, 8.54);
  ivec3 base = ivec3(floor(p));
  vec3 local = fract(p), middle = vec3(9);
  for (int pass = 0; pass < 2; pass++) {
    float border = 9.;
    for (int x = -1; x < 2; x++) for (int y = -1; y < 2; y++) for (int z = -1; z < 2; z++) {
      ivec3 key = base + ivec3(x, y, z);
      vec3 to = vec3(x, y, z) + vec3(hash(key), hash(key + 101), hash(key + 211)) - local;
      if (pass == 0 && dot(to, to) < dot(middle, middle)) middle = to;
      if (pass == 1 && distance(to, middle) > .001) border = min(border, dot(.5 * (middle + to), normalize(to - middle)));
    }
    if (pass == 1) return border / 1.28;
  }
  return 9.;
}

// The room: a tall warm window on the left, a narrow cool one behind on the right.
vec3 room(vec3 d) {
  vec3 c = mix(vec3(.010, .011, .016), vec3(.045, .042, .055), smoothstep(-.6, .8, d.y));
  c += vec3(1.7, 1.32, .95) * smoothstep(.80, .93, dot(d, normalize(vec3(-.72, .50, .52))));
  return c + vec3(.22, .36, .75) * smoothstep(.86, .96, dot(d, normalize(vec3(.95, .12, -.20))));
}

vec3 paint(vec2 pixel) {
  vec2 uv = (pixel - .5 * size) / size.y;
  const float YAW = .50, NOD = .13;
  const mat2 turn = mat2(cos(YAW), -sin(YAW), sin(YAW), cos(YAW));
  const mat2 back = mat2(cos(YAW), sin(YAW), -sin(YAW), cos(YAW));
  vec3 from = vec3(0, -.36, 6.4), way = normalize(vec3(uv, -2.02));
  vec3 key = normalize(vec3(-.86, .60, .30)), rim = normalize(vec3(.93, .22, -.42));
  from.xz = turn * from.xz; way.xz = turn * way.xz; key.xz = turn * key.xz; rim.xz = turn * rim.xz;

  // Ground: a dark wall, on which a little of the lamp falls.
  float fall = length(uv - vec2(-.13, .15));
  vec3 c = vec3(.0065, .0075, .011) + vec3(.075, .052, .036) * exp(-fall * fall * 7.) * (.75 + .5 * octaves(uv * 5. + 2., 5));
  float t = 4.;
  bool hit = false;
  for (int i = 0; i < 150; i++) {
    float d = map(from + way * t);
    if (d < .0006) { hit = true; break; }
    t += d * .72;
    if (t > 9.) break;
  }
  if (!hit) return c;

  vec3 p = from + way * t;
  float seam = crack(p);
  vec3 n = normalAt(p);
  float gold = smoothstep(.0145, .0115, seam + .005 * (noise(p * 22.) - .5));
  if (gold > 0.) {
    // The gold was laid on wet: it stands round, like a bead.
    vec3 outwards = vec3(crack(p + vec3(.004, 0, 0)), crack(p + vec3(0, .004, 0)), crack(p + vec3(0, 0, .004))) - seam;
    outwards -= n * dot(n, outwards);
    n = normalize(n + 150. * outwards * smoothstep(0., .012, seam));
  }
  float open = openness(p, n), lit = shade(p + n * .01, key) * max(dot(n, key), 0.);
  float away = 1. - max(dot(n, -way), 0.);
  vec3 mirror = reflect(way, n);
  mirror.xz = back * mirror.xz;

  vec3 clay = vec3(.80, .775, .735) * (.94 + .10 * octaves(p * 5., 3));
  vec3 body = clay * (vec3(2.05, 1.66, 1.28) * lit + vec3(.078, .080, .105) * (.55 + .45 * n.y) * open);
  // Porcelain lets light through: the edge of the shadow is warm.
  body += clay * vec3(.55, .20, .12) * .16 * smoothstep(-.35, .25, dot(n, key)) * (1. - smoothstep(.0, .5, lit)) * open;
  body += clay * vec3(.17, .24, .42) * pow(max(dot(n, rim), 0.), 1.6) * smoothstep(.15, .85, away) * 1.9;
  body += room(mirror) * (.045 + .5 * pow(away, 5.)) * open;
  // Gold stands a hair's breadth above the glaze.
  vec3 leaf = vec3(1., .66, .24) * (room(mirror) * .9 + (.07 + 1.25 * lit) * (.55 + .45 * open));
  body = mix(body * (1. - .35 * smoothstep(.026, .012, seam)), leaf, gold);
  // The bust sinks into the dark below.
  return mix(c * .4, body, smoothstep(-1.92, -1.22, p.y));
}
