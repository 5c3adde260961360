// The canyon winds: at each height its middle and width differ, as water left them.
float middle(float z, float y) { return .75 * sin(z * .30 + .16 * y) + .34 * sin(z * .74 + 1.7 + .30 * y) + .12 * sin(z * 1.9 + y * .9); }

float map(vec3 p) {
  float space = .95 + .30 * sin(p.y * .62 + p.z * .33 + seed) + .16 * sin(p.y * 1.45 - p.z * .62) + .06 * max(p.y, 0.);
  float flutes = .10 * sin(p.z * 2.6 + p.y * 1.15 + 2. * sin(p.y * .45)) + .05 * sin(p.z * 5.1 - p.y * 2.1);
  float d = space - abs(p.x - middle(p.z, p.y)) + flutes;
  float sand = p.y + 2.15 + .10 * sin(p.z * 1.7) + .16 * noise(p.xz * 1.6);
  // Sand meets rock without a hard seam.
  float k = clamp(.5 + .5 * (sand - d) / .35, 0., 1.);
  return (mix(sand, d, k) - .35 * k * (1. - k)) * .42;
}

float strata(vec3 p) {
  float bend = .35 * noise(p.zy * vec2(.35, .25) + 4.) + .12 * sin(p.z * .5 + p.x);
  float y = p.y + bend + .10 * p.x;
  return octaves(vec2(y * 5.5, 3.), 3) * .6 + octaves(vec2(y * 26., 8. + p.z * .05), 2) * .4;
}

vec3 normalAt(vec3 p, float e) {
  vec2 k = vec2(e, -e);
  vec3 n = normalize(k.xyy * map(p + k.xyy) + k.yyx * map(p + k.yyx) + k.yxy * map(p + k.yxy) + k.xxx * map(p + k.xxx));
  float s = strata(p);
  vec3 slope = vec3(strata(p + vec3(e * 4., 0, 0)) - s, strata(p + vec3(0, e * 4., 0)) - s, strata(p + vec3(0, 0, e * 4.)) - s) / (e * 4.);
  return normalize(n - .016 * slope);
}

float openness(vec3 p, vec3 way, float reach) {
  float lit = 1., t = .06;
  for (int i = 0; i < 34; i++) {
    float d = map(p + way * t) / .42;
    lit = min(lit, .30 + 2.2 * d / t);
    t += clamp(d * .7, .07, .6);
    if (t > reach || lit < .02) break;
  }
  return smoothstep(0., 1., clamp(lit, 0., 1.));
}

vec3 paint(vec2 pixel) {
  vec2 uv = (pixel - .5 * size) / size.y;
  vec3 from = vec3(middle(0., -.9), -.95, 0.), way = normalize(vec3(uv.x + .10, uv.y + .20, 1.05));
  float t = .05;
  for (int i = 0; i < 220; i++) {
    float d = map(from + way * t);
    if (d < .0006 * t) break;
    t += d;
    if (t > 46.) break;
  }
  vec3 skyLight = mix(vec3(.75, .62, .52), vec3(.20, .36, .70), smoothstep(.3, .95, way.y));
  vec3 p = from + way * t;
  vec3 c = skyLight * 1.5;
  if (t < 46. && p.y < 13.) {
    vec3 n = normalAt(p, .0012 * t + .002);
    float s = strata(p);
    vec3 stone = mix(vec3(.42, .105, .040), vec3(.78, .34, .14), s);
    stone = mix(stone, vec3(.30, .075, .075), smoothstep(.60, .75, noise(p.zy * vec2(.5, .8) + 9.)) * .5);
    float ground = smoothstep(-1.70, -1.95, p.y);
    stone = mix(stone, vec3(.66, .40, .22) * (.85 + .3 * octaves(p.xz * 9., 3)), ground);
    float above = openness(p + n * .03, normalize(vec3(-.06, 1., .10)), 14.);
    float ahead = openness(p + n * .03, normalize(vec3(.12, .52, 1.)), 14.);
    float depth = smoothstep(-2.6, 7., p.y);
    // Light falls in from above, and then from wall to wall, each time redder.
    vec3 direct = vec3(1.7, 1.12, .62) * above * (.22 + .78 * max(dot(n, normalize(vec3(-.35, .85, .25))), 0.)) * (.7 + 2.6 * depth);
    vec3 bounced = vec3(.95, .36, .12) * ahead * (.35 + .65 * max(dot(n, normalize(vec3(-.45, .20, .75))), 0.)) * (.55 + .6 * depth);
    vec3 deep = vec3(.34, .12, .12) * (.45 + .55 * n.y * n.y) + vec3(.08, .02, .10) * max(-n.x, 0.);
    c = stone * (direct + bounced * 1.15 + deep * .75);
    c = mix(c, vec3(.95, .50, .24) * .8, (1. - exp(-t * .035)) * (.25 + .5 * depth));
  }
  // One shaft of sun in the dust.
  vec2 shaft = vec2(uv.x - .075 - (uv.y) * .17, uv.y);
  float beam = exp(-pow(shaft.x / (.040 + .012 * uv.y), 2.)) * smoothstep(-.34, .5, uv.y);
  float dust = .55 + .7 * octaves(vec3(uv * vec2(9., 4.), 2.), 4);
  return c + vec3(1., .70, .38) * beam * dust * .16;
}
