const vec3 MOON = normalize(vec3(.30, .155, 1.));

float wave(vec2 p, int count) {
  // Sharp-crested waves that drag the next ones along (after a well-known sum of sines).
  float sum = 0., weight = 1., total = 0., turn = seed, rate = .055;
  for (int i = 0; i < count; i++) {
    vec2 way = vec2(sin(turn), cos(turn));
    float x = dot(way, p) * rate + turn * 7.;
    float crest = exp(sin(x) - 1.);
    p -= way * crest * cos(x) * weight * 5.5 * .4 / (.4 + rate);
    sum += crest * weight;
    total += weight;
    weight *= .80; rate *= 1.19; turn += 1.94;
  }
  return sum / total;
}

vec3 starField(vec3 way, float density, float sharp) {
  vec3 sum = vec3(0);
  for (int layer = 0; layer < 3; layer++) {
    vec2 q = vec2(atan(way.x, way.z), asin(way.y)) * (46. + 40. * float(layer));
    ivec2 cell = ivec2(floor(q));
    for (int y = -1; y <= 1; y++)
      for (int x = -1; x <= 1; x++) {
        ivec2 key = cell + ivec2(x, y) + layer * 977;
        float luck = hash(key);
        if (luck > density) continue;
        vec2 at = vec2(cell + ivec2(x, y)) + .15 + .7 * hash2(key + 31) - q;
        float bright = pow(hash(key + 77), 7.) * 7. + .10;
        vec3 tint = mix(vec3(1., .78, .58), vec3(.62, .78, 1.), hash(key + 55));
        sum += tint * bright * exp(-dot(at, at) * sharp / (1. + float(layer)));
      }
  }
  return sum;
}

vec3 sky(vec3 way, bool stars) {
  float y = max(way.y, 0.);
  vec3 c = mix(vec3(.024, .062, .110), vec3(.0035, .0065, .021), smoothstep(0., .42, y));
  // The galaxy: a band across the sky with dust in it.
  vec3 pole = normalize(vec3(.76, .52, .05));
  float off = dot(way, pole) - .19;
  vec2 q = vec2(dot(way, normalize(cross(pole, vec3(0, 0, 1)))), off) * 5.;
  float cloud = octaves(q * 1.4 + seed, 6), dust = octaves(q * vec2(1.6, 2.6) + 11., 6);
  float band = exp(-off * off * 26.);
  float core = band * (.25 + 1.25 * cloud) * smoothstep(.78, .20, dust * (.70 + .35 * exp(-off * off * 90.)));
  c += mix(vec3(.045, .06, .15), vec3(.20, .135, .15), cloud) * core * .95;
  if (stars) c += starField(way, .22 + .40 * band, 1500.) * smoothstep(.0, .12, y) * (.8 + .5 * core);
  float s = max(dot(way, MOON), 0.);
  c += vec3(.30, .42, .60) * (pow(s, 900.) * .5 + pow(s, 60.) * .13 + pow(s, 8.) * .035);
  // The moon's face.
  vec3 right = normalize(cross(MOON, vec3(0, 1, 0)));
  vec2 face = vec2(dot(way, right), dot(way, cross(right, MOON))) / .021;
  float disc = smoothstep(1.02, .97, length(face)) * step(0., s);
  c += vec3(1., .97, .88) * disc * (1.5 - .75 * smoothstep(.35, .7, octaves(face * 1.7 + 4., 4)));
  return c;
}

vec3 paint(vec2 pixel) {
  vec2 uv = (pixel - .5 * size) / size.y;
  vec3 from = vec3(0, 6.5, 0), way = normalize(vec3(uv.x, uv.y + .12, 1.25));
  if (way.y > -.0008) return sky(way, true);

  // March between the highest crest and the lowest trough.
  const float DEEP = 3.4;
  float t = from.y - DEEP * 1.0 > 0. ? (from.y - DEEP) / -way.y : 0., end = from.y / -way.y;
  for (int i = 0; i < 60; i++) {
    vec3 p = from + way * t;
    float d = p.y - DEEP * wave(p.xz, 14);
    if (d < .002 * t * .2) break;
    t += max(d * .8, .003 * t * .2);
    if (t > end) { t = end; break; }
  }
  vec3 p = from + way * t;
  float e = max(.012, .0011 * t);
  int detail = t < 60. ? 34 : t < 300. ? 26 : 18;
  float h = wave(p.xz, detail);
  vec2 slope = vec2(h - wave(p.xz + vec2(e, 0), detail), h - wave(p.xz + vec2(0, e), detail)) * DEEP / e;
  // Far waves are flatter than a pixel can show.
  slope *= mix(1., .22, smoothstep(20., 700., t));
  vec3 n = normalize(vec3(slope.x, 1., slope.y));
  vec3 mirror = reflect(way, n);
  mirror.y = abs(mirror.y) + .004;
  mirror = normalize(mirror);
  float facing = max(dot(-way, n), 0.);
  float fresnel = .02 + .98 * pow(1. - facing, 5.);
  vec3 body = vec3(.002, .016, .024) + vec3(.004, .060, .062) * pow(max(h - .25, 0.), 1.6) * (.35 + .65 * max(dot(n, MOON), 0.)) * 1.8;
  vec3 c = mix(body, sky(mirror, false) * .9, clamp(fresnel, 0., 1.));
  float s = max(dot(mirror, MOON), 0.);
  float spread = mix(420., 120., smoothstep(0., 300., t));
  c += vec3(.80, .90, 1.) * pow(s, spread) * 1.5 * smoothstep(-.2, .2, facing);
  float veil = 1. - exp(-t * .00065);
  vec3 haze = sky(normalize(vec3(way.x, .012, way.z)), false);
  return mix(c, haze * .85, veil * .8);
}
