// Height of the lacquer. `bend` is how far the second noise displaces the first.
float relief(vec2 p, out vec2 bend) {
  vec2 first = vec2(octaves(p, 3), octaves(p + vec2(5.2, 1.3), 3));
  vec2 q = p + 2.5 * first;
  bend = vec2(octaves(q + vec2(1.7, 9.2), 3), octaves(q + vec2(8.3, 2.8), 3));
  float body = octaves(p + 2.6 * bend, 4);
  float ridge = 1. - abs(2. * octaves(p * 1.1 + 2.1 * bend + first, 3) - 1.);
  return body + .10 * ridge * ridge;
}

vec3 paint(vec2 pixel) {
  vec2 p = (pixel - .5 * size) / size.y * 1.15 + vec2(3.1 + seed * 7., 1.7);
  vec2 bend, ignored;
  const float e = .0016;
  float h = relief(p, bend);
  vec2 slope = vec2(relief(p + vec2(e, 0), ignored) - h, relief(p + vec2(0, e), ignored) - h) / e;
  vec3 normal = normalize(vec3(-slope * .30, 1));

  float tone = smoothstep(.40, .86, h);
  vec3 colour = mix(vec3(.006, .003, .006), vec3(.16, .008, .012), smoothstep(.05, .45, tone));
  colour = mix(colour, vec3(.46, .022, .016), smoothstep(.36, .74, tone));
  colour = mix(colour, vec3(.82, .12, .03), smoothstep(.70, 1., tone));
  colour = mix(colour, vec3(.05, .004, .03), smoothstep(.52, .74, bend.x) * .75);

  vec3 lamp = normalize(vec3(-.55, .75, .55));
  float lit = max(dot(normal, lamp), 0.);
  vec3 mirror = reflect(vec3(0, 0, -1), normal);
  // A lamp with a soft edge, and a dim cool window opposite: polish is what it mirrors.
  float gloss = pow(max(dot(mirror, lamp), 0.), 60.) * 1.6 + pow(max(dot(mirror, lamp), 0.), 9.) * .16;
  float window = smoothstep(.70, 1., dot(mirror, normalize(vec3(.75, -.25, .62))));
  vec3 shine = vec3(1., .86, .68) * gloss + vec3(.10, .14, .30) * window * .25;

  // Gold in the grooves: contour lines of even width, whatever the slope.
  float contour = h * 10. + bend.y * 2.;
  float away = abs(fract(contour) - .5) / max(length(slope) * 10., 1.2);
  float gold = smoothstep(.0042, .0022, away) * smoothstep(.44, .54, bend.y);
  vec3 leaf = vec3(1., .62, .20) * (.10 + .9 * lit * lit + 1.4 * gloss);
  return mix(colour * (.10 + 1.25 * lit) + shine * .6, leaf, gold);
}
