const float PITCH = 8.2;

float wall(vec3 p) {
  p *= PITCH;
  // Thinner towards the outside, so that the ball opens like lace.
  return (abs(dot(sin(p), cos(p.yzx))) - .17) / PITCH * .62;
}

float map(vec3 p) {
  float ball = length(p) - 1.;
  float core = .20 - length(p);
  return max(max(wall(p + .35), ball), core);
}

vec3 normalAt(vec3 p) {
  const vec2 e = vec2(.0006, -.0006);
  return normalize(e.xyy * map(p + e.xyy) + e.yyx * map(p + e.yyx) + e.yxy * map(p + e.yxy) + e.xxx * map(p + e.xxx));
}

float march(vec3 from, vec3 way, float start, float end) {
  float t = start;
  for (int i = 0; i < 200; i++) {
    float d = map(from + way * t);
    if (d < .0006) return t;
    t += d * .8;
    if (t > end) break;
  }
  return -1.;
}

float shade(vec3 from, vec3 way, float end) {
  float lit = 1., t = .015;
  for (int i = 0; i < 90; i++) {
    float d = map(from + way * t);
    lit = min(lit, 14. * d / t);
    if (lit < .01 || t > end) break;
    t += clamp(d * .6, .005, .08);
  }
  return clamp(lit, 0., 1.);
}

float openness(vec3 p, vec3 n) {
  float closed = 0., weight = 1.;
  for (int i = 1; i < 6; i++) {
    float d = .035 * float(i);
    closed += (d - map(p + n * d)) * weight;
    weight *= .72;
  }
  return clamp(1. - 3.2 * closed, 0., 1.);
}

vec3 surface(vec3 p, vec3 way, vec3 moon) {
  vec3 n = normalAt(p);
  float open = openness(p, n);
  float r = length(p);
  vec3 inward = -p / r;
  float ember = max(dot(n, inward) * .75 + .25, 0.) * shade(p + n * .004, inward, r - .19) / (.10 + 1.2 * r * r);
  float night = max(dot(n, moon), 0.) * shade(p + n * .004, moon, 2.);
  float rim = pow(1. - max(dot(n, -way), 0.), 4.);
  float glint = pow(max(dot(reflect(way, n), moon), 0.), 40.) * night;
  vec3 skin = mix(vec3(.30, .27, .46), vec3(.50, .46, .56), smoothstep(.9, 1., r));
  vec3 warm = mix(vec3(1., .60, .22), vec3(.95, .16, .05), smoothstep(.3, 1., r));
  // Light that seeps through the thin walls.
  float seep = exp(-r * 2.6) * .9;
  return skin * (night * vec3(.46, .60, 1.10) * .9 + vec3(.022, .024, .06) * open)
    + warm * (ember * 1.5 + seep * .5 * open) + vec3(.35, .45, .9) * (rim * .14 * open + glint * .4);
}

vec3 paint(vec2 pixel) {
  vec2 uv = (pixel - .5 * size) / size.y;
  vec3 from = vec3(0, 0, 3.6), way = normalize(vec3(uv, -1.55));
  const mat2 tilt = mat2(cos(.5), sin(.5), -sin(.5), cos(.5));
  const mat2 swing = mat2(cos(.62), sin(.62), -sin(.62), cos(.62));
  from.yz = tilt * from.yz; way.yz = tilt * way.yz;
  from.xz = swing * from.xz; way.xz = swing * way.xz;
  vec3 moon = normalize(vec3(-.7, .75, .35));
  moon.yz = tilt * moon.yz; moon.xz = swing * moon.xz;

  // The lamp's light in the air around the ball.
  float halo = length(uv);
  vec3 colour = vec3(.004, .005, .014) + vec3(.05, .014, .005) * exp(-halo * halo * 9.) + vec3(.016, .013, .05) * exp(-halo * 2.2);
  float toBall = dot(-from, way);
  float miss = length(from + way * toBall);
  float t = -1.;
  if (miss < 1.) {
    float reach = sqrt(1. - miss * miss);
    t = march(from, way, toBall - reach, toBall + reach);
  }
  if (t > 0.) colour = surface(from + way * t, way, moon);
  // The lamp itself, seen through the holes.
  float along = clamp(toBall, 0., t > 0. ? t : 9.);
  float gap = length(from + way * along);
  colour += vec3(1., .55, .2) * (smoothstep(.19, .12, gap) * 1.8 + .012 / (.02 + gap * gap));
  // Bounded, so that the edges of bright holes stay smooth.
  return min(colour, 1.7);
}
