const vec2 SUN = vec2(.16, .12);
const float STRETCH = 7.4;

// A plane that is finer near the sun: cells shrink towards it.
vec2 warp(vec2 p) {
  vec2 away = p - SUN;
  float r = length(away) + 1e-4;
  return away / r * pow(r, .62) * STRETCH + vec2(40);
}

vec2 seedAt(ivec2 cell) { return .5 + .40 * (hash2(cell) * 2. - 1.); }

// Nearest cell, the distance to its border in the plane's own units, and the vector to its middle.
float cells(vec2 q, out ivec2 nearest, out vec2 toMiddle) {
  ivec2 base = ivec2(floor(q));
  vec2 local = fract(q);
  float best = 9.;
  for (int y = -2; y <= 2; y++)
    for (int x = -2; x <= 2; x++) {
      vec2 to = vec2(x, y) + seedAt(base + ivec2(x, y)) - local;
      if (dot(to, to) < best) { best = dot(to, to); toMiddle = to; nearest = base + ivec2(x, y); }
    }
  float border = 9.;
  for (int y = -3; y <= 3; y++)
    for (int x = -3; x <= 3; x++) {
      ivec2 other = base + ivec2(x, y);
      if (other == nearest) continue;
      vec2 to = vec2(x, y) + seedAt(other) - local;
      border = min(border, dot(.5 * (toMiddle + to), normalize(to - toMiddle)));
    }
  return border;
}

vec3 glass(ivec2 cell, float r) {
  float pick = hash(cell + 3), shade = hash(cell + 11);
  vec3 blue = mix(vec3(.010, .045, .42), vec3(.02, .20, .62), shade);
  vec3 ruby = mix(vec3(.55, .008, .03), vec3(.70, .05, .02), shade);
  vec3 amber = mix(vec3(.95, .42, .04), vec3(1., .72, .26), shade);
  vec3 green = mix(vec3(.01, .26, .16), vec3(.05, .42, .20), shade);
  vec3 clear = vec3(.62, .70, .78);
  float warm = smoothstep(.75, .10, r);
  if (pick < .10 + .62 * warm) return mix(ruby, amber, smoothstep(.62, .18, r + .18 * (shade - .5)));
  if (pick < .93) return pick > .86 ? green : blue;
  return pick < .965 ? clear * .8 : vec3(.30, .05, .42);
}

// Air caught in the glass: a round bubble in every other square of a grid.
float bubbles(vec2 p) {
  ivec2 square = ivec2(floor(p));
  float radius = .05 + .15 * pow(hash(square + 5), 3.);
  float away = length(fract(p) - .3 - .4 * hash2(square));
  return step(.5, hash(square + 9)) * smoothstep(radius + .04, radius - .02, away);
}

vec3 paint(vec2 pixel) {
  vec2 p = (pixel - .5 * size) / size.y;
  vec2 uneven = vec2(octaves(p * 3. + seed, 3), octaves(p * 3. + vec2(7.7, 3.1), 3)) - .5;
  vec2 q = warp(p + uneven * .025);
  ivec2 cell;
  vec2 middle;
  float border = cells(q, cell, middle);
  // Border distance in picture units, by the stretch of the warp.
  const float e = .002;
  float stretch = length(warp(p + vec2(e, 0)) - warp(p - vec2(e, 0))) / (2. * e);
  float away = border / stretch;
  float r = length(p - SUN);

  float lead = .0036 + .0022 * smoothstep(0., .8, r);
  // A pane has one colour, which depends on the distance of its middle from the sun.
  vec3 pane = glass(cell, pow(length(vec2(cell) + seedAt(cell) - 40.) / STRETCH, 1. / .62));
  // Hand-made glass: streaks, seeds and a thicker rim let less light through.
  float streak = octaves(vec2(dot(p, vec2(.8, .6)) * 16., dot(p, vec2(-.6, .8)) * 60.) + hash2(cell) * 50., 4);
  float ripple = octaves(p * 26. + hash2(cell) * 30., 3);
  float seeds = bubbles(p * 46. + hash2(cell) * 70.);
  float thick = smoothstep(0., .030, away - lead);
  float sun = .10 + 1.5 * exp(-r * 3.6) + .36 * exp(-r * .9);
  vec3 light = pane * sun * (.55 + .6 * streak) * (.70 + .6 * ripple) * (.45 + .55 * thick);
  light += pane * sun * seeds * .25;
  // The sun's disc glows through the panes.
  light += vec3(1., .82, .5) * smoothstep(.13, .02, r) * 1.3 * (.3 + .7 * pane);
  // A slope in each pane catches a little of the room.
  light += vec3(.10, .13, .20) * .10 * max(0., dot(normalize(middle + .001), vec2(-.6, .8))) * thick;

  // Lead came: a dull half-round bar with a rim of light.
  float bar = clamp(away / lead, 0., 1.);
  vec3 metal = vec3(.010, .011, .014) + vec3(.05, .045, .04) * pow(1. - bar, 3.) * (.4 + sun) + pane * sun * .10 * bar * bar;
  return mix(metal, light, smoothstep(lead - .0009, lead + .0009, away));
}
