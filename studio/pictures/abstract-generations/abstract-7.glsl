const float THREADS = 260.; // across the height

// How much of the warp shows, 0 to 1: waves displaced by a noise.
float figure(vec2 p) {
  vec2 bend = vec2(octaves(p * 1.2 + seed, 3), octaves(p * 1.2 + vec2(5.2, 1.3) + seed, 3)) - .45;
  float wave = sin(44. * octaves(p * vec2(1.3, .9) + 1.5 * bend + 3., 2) + 6. * bend.y);
  return .5 + .5 * wave;
}

// The cloth hangs in folds: height and slope.
vec3 fold(vec2 p) {
  vec3 wide = slopedNoise(vec2(p.x * 2.3 + p.y * .95, p.y * .55 - p.x * .2) + vec2(seed, 4.));
  vec3 fine = slopedNoise(vec2(p.x * 4.1 + p.y * 1.6, p.y * .8) + vec2(9., seed));
  vec2 slope = vec2(wide.y * 2.3 - wide.z * .2, wide.y * .95 + wide.z * .55) + .22 * vec2(fine.y * 4.1, fine.y * 1.6 + fine.z * .8);
  return vec3(wide.x + .22 * fine.x, slope);
}

vec3 paint(vec2 pixel) {
  vec2 p = (pixel - .5 * size) / size.y;
  vec3 drape = fold(p);
  vec2 cloth = p * THREADS + drape.yz * 1.6;
  vec2 cell = floor(cloth), local = fract(cloth) - .5;
  float wanted = figure((cell + .5) / THREADS);
  // Shaded satin: of eight crossings in a row, the warp lies above in one to seven.
  float rank = mod(mod(cell.x * 3. + cell.y, 8.) * 5., 8.);
  bool warp = rank + .5 < 1. + 6. * smoothstep(.08, .92, wanted);
  float across = warp ? local.x : local.y;
  float along = warp ? local.y : local.x;
  float thread = warp ? hash(ivec2(cell.x, 1)) : hash(ivec2(cell.y, 2));
  // A thread is a cylinder, and dips where the crossing thread takes over.
  float dip = warp == (wanted > .5) ? 0. : 1.;
  vec3 local3 = normalize(vec3(across * 1.5, along * (dip > .5 ? 1.3 : .12), .62));
  vec3 tilt = warp ? local3 : vec3(local3.y, local3.x, local3.z);
  vec3 normal = normalize(vec3(tilt.xy * .75 - drape.yz * .62, tilt.z));

  vec3 lamp = normalize(vec3(-.62, .48, .52));
  float lit = max(dot(normal, lamp), 0.);
  // Silk shines across its thread, not along it.
  vec3 direction = warp ? vec3(0, 1, 0) : vec3(1, 0, 0);
  direction = normalize(direction + vec3(0, 0, dot(direction.xy, drape.yz) * .62));
  vec3 middle = normalize(lamp + vec3(0, 0, 1));
  float lean = dot(direction, middle);
  float silk = pow(max(1. - lean * lean, 0.), warp ? 34. : 22.);
  float gap = smoothstep(.5, .36, abs(across));
  vec3 dye = warp ? vec3(.016, .020, .11) : vec3(.20, .020, .060);
  // Where a thread only ties, the other colour tints it: no hard dots.
  if (dip > .5) dye = mix(dye, vec3(.10, .02, .085), .7);
  dye *= .82 + .36 * thread;
  float sheen = silk * max(dot(normalize(vec3(-drape.yz * .62, 1)), lamp), 0.);
  vec3 colour = dye * (.05 + 1.3 * lit) + (warp ? vec3(.14, .22, .85) : vec3(1., .42, .40)) * sheen * (.35 + .6 * lit);
  float shadow = smoothstep(.15, .75, drape.x);
  return colour * (.22 + .78 * gap) * (.18 + .95 * shadow);
}
