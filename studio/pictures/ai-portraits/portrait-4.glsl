// A shawl over the head: a wide shell, open at the front, in folds.
float shawl(vec3 p) {
  vec3 h = p - vec3(0, .16, -.20);
  float around = atan(h.x, h.y);
  float folds = .030 * sin(around * 9. + h.z * 3.) + .018 * sin(around * 17. - h.z * 5. + 2.) + .05 * noise(p * 2.2);
  float shell = ellipsoid(h, vec3(.90, 1.02, 1.04)) + folds * .8;
  float opening = ellipsoid(p - vec3(0, -.10, .92), vec3(.66 + .05 * sin(p.y * 4.), .98, .92));
  shell = max(shell, -(ellipsoid(h, vec3(.84, .96, 1.0)) + folds * .8));
  shell = carve(shell, opening, .05);
  vec3 q = vec3(abs(p.x + .04), p.yz);
  float drop = rod(q, vec3(.60, -.55, -.10), vec3(.52, -1.30, .10), .20, .30) + .030 * sin(p.x * 17. + p.y * 5.) ;
  float cloak = ellipsoid(p - vec3(0, -2.15, -.20), vec3(1.45, 1.00, .78)) + .035 * sin(p.x * 9. + 4. * p.y) + .02 * sin(p.x * 19. - 3. * p.y);
  return join(join(shell, drop, .18), cloak, .20);
}

float map(vec3 p) { return min(join(face(p), neck(p), .10), shawl(p) * .8); }

vec3 normalAt(vec3 p) {
  const vec2 e = vec2(.0015, -.0015);
  return normalize(e.xyy * map(p + e.xyy) + e.yyx * map(p + e.yyx) + e.yxy * map(p + e.yxy) + e.xxx * map(p + e.xxx));
}

float shade(vec3 p, vec3 way) {
  float lit = 1., t = .03;
  for (int i = 0; i < 44; i++) {
    float d = map(p + way * t);
    lit = min(lit, 6. * d / t);
    if (lit < .01 || t > 3.) break;
    t += clamp(d, .015, .15);
  }
  return clamp(lit, 0., 1.);
}

float openness(vec3 p, vec3 n) {
  float closed = 0., weight = 1.;
  for (int i = 1; i < 6; i++) {
    float d = .06 * float(i);
    closed += (d - map(p + n * d)) * weight;
    weight *= .7;
  }
  return clamp(1. - 1.9 * closed, 0., 1.);
}

// The frame keeps only 0 to 12: the count of lines is packed into it.
float lines(float count) { return 6. + count * .02; }

// Not colours: the tone, and the counts of two sets of lines.
vec3 paint(vec2 pixel) {
  vec2 uv = (pixel - .5 * size) / size.y;
  const float YAW = -.62;
  const mat2 turn = mat2(cos(YAW), -sin(YAW), sin(YAW), cos(YAW));
  vec3 from = vec3(0, -.34, 6.6), way = normalize(vec3(uv, -2.0));
  vec3 key = normalize(vec3(.72, .62, .50));
  from.xz = turn * from.xz; way.xz = turn * way.xz; key.xz = turn * key.xz;
  float t = 3.8;
  bool hit = false;
  for (int i = 0; i < 170; i++) {
    float d = map(from + way * t);
    if (d < .0007) { hit = true; break; }
    t += d * .7;
    if (t > 9.5) break;
  }

  // Ground: even horizontal lines, a little thicker on the side away from the lamp.
  vec2 off = uv - vec2(-.20, .02);
  if (!hit) return vec3(.05 + .20 * exp(-dot(off, off) * 5.), lines((uv.y + .006 * sin(uv.x * 9.)) * 118.), lines(0.));

  vec3 p = from + way * t;
  vec3 n = normalAt(p);
  float open = openness(p, n);
  float lit = max(dot(n, key), 0.) * shade(p + n * .012, key);
  bool cloth = shawl(p) * .8 < .004;
  float tone = (cloth ? .50 : .78) * (lit * 1.12 + .10 * open) + .16 * pow(1. - max(dot(n, -way), 0.), 3.) * open;
  // An engraver's accent: the line of the mouth, and lips a shade deeper than the skin.
  vec2 mouth = vec2(abs(p.x), p.y + .500 + .05 * abs(p.x));
  float near = step(.4, p.z) * (cloth ? 0. : 1.);
  tone *= 1. - near * (.60 * smoothstep(.012, .004, abs(mouth.y)) * smoothstep(.165, .13, mouth.x)
    + .30 * smoothstep(1., .75, length(vec2(mouth.x / .165, (mouth.y + .012) / .085))));
  tone = pow(max(tone, 0.), .95) * smoothstep(-2.05, -1.35, p.y);
  if (cloth) tone = min(tone, .62);
  // Skin is cut in rings round the head, cloth along its fall.
  vec3 ring = normalize(cloth ? vec3(.62, .30, .55) : vec3(.06, 1., .34));
  return vec3(tone, lines(dot(p, ring) * (cloth ? 44. : 50.)), lines(dot(p, normalize(vec3(-.55, .70, .35))) * 50.));
}
