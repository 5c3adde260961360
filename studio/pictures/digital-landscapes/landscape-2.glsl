const vec3 SUN = normalize(vec3(-.83, .165, .42));

// A dune's profile: a long windward slope, a sharp crest, a steep lee.
float ridge(float t) {
  t = fract(t);
  float windward = smoothstep(0., 1., t / .70);
  float lee = pow(max(1. - (t - .70) / .30, 0.), 1.35);
  return t < .70 ? windward : lee;
}

float dunes(vec2 p) {
  vec2 bend = vec2(noise(p * .0075 + seed), noise(p * .0075 + vec2(5.2, seed))) - .5;
  vec2 q = p + 95. * bend;
  float strength = .35 + .9 * noise(q * .006 + 3.);
  float h = 17. * ridge(q.x * .0105 + q.y * .0042 + 1.1 * noise(q * .009 + 9.)) * strength;
  q = TURN * q;
  float second = noise(q * .011 + 4.);
  h += 7.5 * ridge(q.x * .021 - q.y * .006 + 1.3 * second) * smoothstep(.25, .75, second);
  return h + 14. * noise(p * .0032 + 7.);
}

// Ripples lie across the wind and fade on steep sand and in the distance.
float ripples(vec2 p, float far) {
  float bend = 3.2 * noise(p * .16) + 7. * noise(p * .035 + 3.);
  return (sin(p.x * 4.2 + p.y * 1.7 + bend * 2.2) * .5 + .25 * sin(p.x * 7.1 + p.y * 3.4 + bend * 4.)) * .040 * exp(-far * .011);
}

vec3 sky(vec3 way) {
  float y = max(way.y, 0.), s = max(dot(way, SUN), 0.);
  vec3 c = mix(vec3(1.00, .46, .20), vec3(.34, .22, .36), smoothstep(0., .20, y));
  c = mix(c, vec3(.035, .055, .17), smoothstep(.08, .55, y));
  return c * (.45 + .35 * s) + vec3(1., .45, .15) * pow(s, 6.) * .35;
}

vec3 paint(vec2 pixel) {
  vec2 uv = (pixel - .5 * size) / size.y;
  vec3 from = vec3(40, 0, 0), way = normalize(vec3(uv.x, uv.y - .085, 1.5));
  from.y = 30. + dunes(from.xz) * .55;

  float t = 3., previous = 0.;
  bool hit = false;
  for (int i = 0; i < 260; i++) {
    vec3 p = from + way * t;
    float d = p.y - dunes(p.xz);
    if (d < .0007 * t) { hit = true; break; }
    previous = t;
    t += max(d * .55, .0012 * t);
    if (t > 1500. || (p.y > 55. && way.y > 0.)) break;
  }
  if (!hit) {
    vec3 c = sky(way);
    // The first moon, thin, and a few stars.
    vec2 at = uv - vec2(.42, .315);
    float disc = smoothstep(.0225, .0215, length(at)), bite = smoothstep(.0215, .0225, length(at - vec2(.008, .006)));
    c += vec3(1., .93, .80) * disc * bite * .85 + vec3(.25, .22, .3) * exp(-length(at) * 26.) * .12;
    return c;
  }
  vec3 p = from + way * t;
  float e = .0011 * t + .02;
  float h = dunes(p.xz) + ripples(p.xz, t);
  vec3 n = normalize(vec3(h - dunes(p.xz + vec2(e, 0)) - ripples(p.xz + vec2(e, 0), t), e,
                          h - dunes(p.xz + vec2(0, e)) - ripples(p.xz + vec2(0, e), t)));
  float lit = 1., s = .6;
  for (int i = 0; i < 46; i++) {
    vec3 q = p + SUN * s;
    float d = q.y + .15 - dunes(q.xz);
    lit = min(lit, .5 + 16. * d / s);
    if (lit < 0. || q.y > 50.) break;
    s += clamp(d * .8, .7, 12.);
  }
  lit = smoothstep(0., 1., clamp(lit, 0., 1.));
  float speck = hash(ivec2(floor(p.xz * 26.)));
  vec3 sand = mix(vec3(.60, .33, .15), vec3(.74, .45, .22), octaves(p.xz * .08, 4));
  sand *= 1. + .13 * (speck - .5) * exp(-t * .03);
  float facing = max(dot(n, SUN), 0.);
  // Sand is rough: it stays bright at grazing light.
  vec3 light = lit * pow(facing, .85) * vec3(4.4, 2.15, .95) + (.5 + .5 * n.y) * vec3(.16, .15, .34)
    + max(dot(n, vec3(.75, .2, -.5)), 0.) * vec3(.10, .045, .05);
  vec3 c = sand * light;
  float veil = 1. - exp(-t * .0011);
  return mix(c, sky(normalize(vec3(way.x, .018, way.z))) * .9, veil * .85);
}
