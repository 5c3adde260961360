const vec3 SUN = normalize(vec3(-.16, .035, 1.));

// Eroded ground: octaves that shrink where the slope is already steep.
float ground(vec2 p, int count) {
  p *= .0031;
  float sum = 0., weight = 1.;
  vec2 slope = vec2(0);
  for (int i = 0; i < count; i++) {
    vec3 n = slopedNoise(p);
    slope += n.yz;
    sum += weight * n.x / (1. + dot(slope, slope));
    weight *= .5;
    p = TURN * p * 2.;
  }
  return sum;
}

float height(vec2 p, int count) {
  // The fjord winds away from the eye between two walls.
  float channel = abs(p.x - 75. * sin(p.y * .0028 + .4) - 22. * sin(p.y * .0091));
  float wall = smoothstep(70., 470., channel);
  float far = smoothstep(0., 1500., p.y);
  float shore = smoothstep(20., 130., channel) * 26.;
  return ground(p + vec2(400. + seed * 1700., 310.), count) * wall * (170. + 110. * far) * 1.35 + shore - 22.;
}

vec3 sky(vec3 way) {
  float y = max(way.y, 0.), s = max(dot(way, SUN), 0.);
  vec3 c = mix(vec3(.92, .42, .20), vec3(.30, .24, .36), smoothstep(0., .16, y));
  c = mix(c, vec3(.05, .085, .20), smoothstep(.10, .46, y));
  c = c * (.34 + .66 * pow(s, 3.)) + vec3(1., .50, .20) * pow(s, 26.) * .5;
  // High thin clouds, lit from below the horizon.
  vec2 q = way.xz / (way.y + .13);
  float cloud = octaves(q * vec2(.8, 1.5) + .6 * octaves(q * .9 + 4., 3) + seed, 6);
  float cover = smoothstep(.46, .74, cloud) * smoothstep(.02, .14, way.y);
  return mix(c, mix(vec3(.16, .13, .22), vec3(1.05, .42, .28), pow(s, 2.5)) , cover * .62);
}

float march(vec3 from, vec3 way, float far, int steps, int detail) {
  float t = 6.;
  for (int i = 0; i < steps; i++) {
    vec3 p = from + way * t;
    float d = p.y - height(p.xz, detail);
    if (d < .0014 * t) return t;
    t += max(d * .36, .0014 * t);
    if (t > far || (p.y > 470. && way.y > 0.)) return -1.;
  }
  // A ray that grazes the shore for this long has reached it.
  return t;
}

vec3 veil(vec3 c, float t, vec3 way, float y) {
  float s = max(dot(way, SUN), 0.);
  float haze = 1. - exp(-t * .00062);
  // Mist lies on the water.
  float mist = (1. - exp(-t * .0016)) * exp(-max(y, 0.) * .035) * .75;
  vec3 air = mix(vec3(.085, .115, .23), vec3(.95, .43, .22), pow(s, 22.) * .9 + .03);
  return mix(c, air, max(haze, mist));
}

vec3 rock(vec3 from, vec3 way, float t, int detail) {
  vec3 p = from + way * t;
  float e = .0015 * t + .06;
  float h = height(p.xz, detail);
  vec3 n = normalize(vec3(h - height(p.xz + vec2(e, 0), detail), e, h - height(p.xz + vec2(0, e), detail)));
  float mottle = octaves(p.xz * .045, 4);
  vec3 stone = mix(vec3(.045, .047, .060), vec3(.13, .12, .125), mottle);
  float forest = smoothstep(.50, .80, n.y) * smoothstep(95., 30., p.y + 40. * (mottle - .5));
  stone = mix(stone, vec3(.014, .026, .022), forest * .9);
  float snow = smoothstep(105., 150., p.y + 60. * (mottle - .5)) * smoothstep(.38, .66, n.y);
  stone = mix(stone, vec3(.62, .66, .78), snow);
  vec3 light = max(dot(n, normalize(vec3(-.5, .55, .6))), 0.) * vec3(.60, .34, .32) + (.5 + .5 * n.y) * vec3(.22, .27, .46)
    + pow(max(dot(n, SUN), 0.), 1.) * vec3(1.1, .5, .26);
  return veil(stone * light, t, way, p.y);
}

vec3 paint(vec2 pixel) {
  vec2 uv = (pixel - .5 * size) / size.y;
  vec3 from = vec3(10., 17., -120.), way = normalize(vec3(uv.x + .02, uv.y + .055, 1.32));
  float water = way.y < 0. ? from.y / -way.y : 1e9;
  float t = march(from, way, min(water + 10., 4200.), 300, 7);
  if (t > 0. && t < water) return rock(from, way, t, t < 500. ? 11 : 9);
  if (water > 4200.) return sky(way);

  vec3 p = from + way * water;
  vec2 q = p.xz * vec2(.11, .30);
  vec3 a = slopedNoise(q), b = slopedNoise(TURN * q * 2.7), c3 = slopedNoise(TURN * TURN * q * 6.3);
  // Still water: only a little wind, in patches.
  float breeze = .25 + .9 * smoothstep(.40, .72, octaves(p.xz * vec2(.006, .016) + 2., 3));
  vec2 slope = (a.yz * .5 + b.yz * .35 + c3.yz * .2) * .030 * breeze / (1. + water * .006);
  vec3 n = normalize(vec3(slope.x, 1., slope.y));
  vec3 mirror = reflect(way, n);
  mirror.y = abs(mirror.y) + .002;
  float reached = march(p + vec3(0, .2, 0), mirror, 3000., 140, 6);
  vec3 seen = reached > 0. ? rock(p, mirror, reached, 8) : sky(mirror);
  float fresnel = .06 + .94 * pow(1. - max(dot(-way, n), 0.), 4.);
  vec3 c = mix(vec3(.006, .018, .030), seen, clamp(fresnel + .10, 0., 1.));
  return veil(c, water * .6, way, 12.);
}
