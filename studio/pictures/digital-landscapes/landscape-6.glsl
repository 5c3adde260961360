const float PLOT = 9.;      // a plot of land, street included
const float SHORE = 46.;    // where the city begins

// Towers stand in a large cluster and a small one; between them the roofs are low, and a bridge has the view.
float towerHeight(ivec2 plot) {
  vec2 p = (vec2(plot) + .5) * PLOT;
  float far = p.y - SHORE;
  float clusters = exp(-pow((p.x + 58. - .06 * far) / 44., 2.)) + .62 * exp(-pow((p.x - 104. - .10 * far) / 34., 2.));
  clusters *= smoothstep(4., 50., far) * smoothstep(420., 120., far);
  float luck = hash(plot + 5);
  float low = 2.5 + 6. * luck * luck + 3. * smoothstep(0., 90., far);
  return low + clusters * (5. + 64. * pow(luck, 3.) + 12. * luck);
}

vec3 sky(vec3 way) {
  float y = max(way.y, 0.);
  vec3 c = mix(vec3(.17, .095, .17), vec3(.030, .042, .125), smoothstep(0., .26, y));
  c = mix(c, vec3(.006, .010, .040), smoothstep(.14, .62, y));
  // Where the sun went down, a last band of rose.
  float west = exp(-pow((way.x - .20) * 2.6, 2.));
  c += vec3(.40, .115, .07) * exp(-y * 13.) * (.22 + .78 * west) + vec3(.30, .17, .06) * exp(-y * 34.) * west;
  vec2 q = way.xz / (way.y + .10);
  float cloud = smoothstep(.50, .78, octaves(q * vec2(.55, 1.4) + seed, 5)) * smoothstep(.02, .16, y);
  c = mix(c, vec3(.10, .065, .13) * (.5 + exp(-y * 6.)), cloud * .55);
  vec2 grid = vec2(atan(way.x, way.z), asin(way.y)) * 150.;
  ivec2 cell = ivec2(floor(grid));
  vec2 at = fract(grid) - .2 - .6 * hash2(cell);
  return c + vec3(.8, .85, 1.) * step(.972, hash(cell + 9)) * exp(-dot(at, at) * 200.) * smoothstep(.22, .55, y) * (1. - cloud) * .9 * hash(cell + 31);
}

// Lit rooms. No two houses keep the same hours: flats here and there, offices by the floor, ribs of glass, dark glass.
vec3 windows(vec2 wall, ivec2 plot, int side, float far) {
  float style = hash(plot + 21);
  vec2 pitch = style < .34 ? vec2(.58, .80) : style < .62 ? vec2(.40, .74) : style < .84 ? vec2(.50, 1.1) : vec2(.66, .92);
  pitch *= .85 + .4 * hash(plot + 23);
  ivec2 room = ivec2(floor(wall / pitch));
  vec2 local = fract(wall / pitch);
  ivec3 key = ivec3(room, plot.x * 131 + plot.y * 17 + side * 7);
  float luck = hash(key);
  // Neighbours often come home together.
  float patches = octaves(vec2(plot * 13) + wall * vec2(.13, .17), 3);
  float floors = hash(ivec3(room.y, plot)), share, gap = .14;
  if (style < .34) share = .46 * smoothstep(.30, .72, patches);
  else if (style < .62) share = mix(.07, .88, step(.70, floors)) * smoothstep(.16, .46, patches + .2 * floors);
  else if (style < .84) { share = .55 * step(.48, hash(ivec3(room.x, plot + 3))) * smoothstep(.26, .6, patches); local.y = .5; gap = .26; }
  else share = .10 * smoothstep(.35, .7, patches);
  float pane = smoothstep(gap - .06, gap + .06, local.x) * smoothstep(1. - gap + .06, 1. - gap - .06, local.x) * smoothstep(.20, .32, local.y) * smoothstep(.88, .76, local.y);
  float on = step(luck, share);
  // Far windows are smaller than a sample: they become an even shimmer.
  float blend = smoothstep(210., 380., far);
  pane = mix(pane, .42, blend);
  on = mix(on, share, blend);
  float kind = hash(key + 3);
  vec3 tint = kind < .55 ? vec3(1., .58, .25) : kind < .86 ? vec3(1., .76, .48) : vec3(.82, .90, 1.);
  if (style > .34 && hash(plot + 63) > .5) tint = mix(tint, vec3(.80, .90, 1.), .75);
  return tint * on * pane * (.10 + 2.1 * pow(hash(key + 11), 3.2));
}

vec3 haze(vec3 c, float t, vec3 way) {
  vec3 air = sky(normalize(vec3(way.x, .04, way.z))) * .80;
  return mix(c, air, 1. - exp(-max(t - 150., 0.) * .0026));
}

struct Hit { float at; int side; vec3 low; float top; };

// The nearest face of a box, if it is nearer than the last hit.
void box(vec3 from, vec3 way, vec3 low, vec3 high, inout Hit hit) {
  vec3 a = (low - from) / way, b = (high - from) / way;
  vec3 first = min(a, b), last = max(a, b);
  float start = max(max(first.x, first.y), first.z), end = min(min(last.x, last.y), last.z);
  if (start >= end || start <= 0. || start >= hit.at) return;
  hit = Hit(start, start == first.x ? 0 : start == first.z ? 1 : 2, low, high.y);
}

// Walks the plots along the ray; the first building wins. Tall ones step back twice, some end in a mast.
vec4 city(vec3 from, vec3 way, float far) {
  float enter = max((SHORE - from.z) / way.z, 0.);
  if (way.z <= 0.) return vec4(0, 0, 0, -1);
  vec3 p = from + way * (enter + .0005);
  ivec2 plot = ivec2(floor(p.xz / PLOT));
  vec2 stride = sign(way.xz), inverse = 1. / way.xz;
  vec2 next = ((vec2(plot) + max(stride, 0.)) * PLOT - from.xz) * inverse;
  for (int i = 0; i < 120; i++) {
    float h = towerHeight(plot), shape = hash(plot + 77);
    vec2 inset = PLOT * (vec2(.07) + .20 * hash2(plot + 40));
    vec2 low = vec2(plot) * PLOT + inset, high = vec2(plot + 1) * PLOT - inset, middle = mix(low, high, .35 + .3 * shape);
    bool tall = h > 20.;
    float shoulder = tall ? h * mix(.52, .82, shape) : h;
    Hit hit = Hit(1e9, 2, vec3(0), 0.);
    box(from, way, vec3(low.x, -1., low.y), vec3(high.x, shoulder, high.y), hit);
    if (tall) {
      box(from, way, vec3(mix(low, middle, .34), -1.).xzy, vec3(mix(high, middle, .34), h * .94).xzy, hit);
      box(from, way, vec3(mix(low, middle, .62), -1.).xzy, vec3(mix(high, middle, .62), h).xzy, hit);
      if (h > 34. && shape > .45) box(from, way, vec3(middle - .16, -1.).xzy, vec3(middle + .16, h * (1.10 + .14 * shape)).xzy, hit);
    }
    if (hit.at < 1e8) {
      if (hit.at > far) break;
      vec3 at = from + way * hit.at;
      vec2 wall = hit.side == 0 ? at.zy - vec2(hit.low.z, 0) : at.xy - vec2(hit.low.x, 0);
      float west = hit.side == 0 && way.x < 0. ? 1. : 0.;
      vec3 c = mix(vec3(.007, .009, .020), vec3(.020, .018, .034), hash(plot + 3));
      // The sky on the walls: blue from above, and a little rose on walls that face the afterglow.
      c += vec3(.010, .014, .034) * smoothstep(0., 60., at.y) + vec3(.075, .026, .026) * west * smoothstep(2., 26., at.y);
      c += vec3(.42, .20, .07) * exp(-at.y * .75) * .22;
      bool mast = at.y > h + .01;
      if (hit.side != 2 && !mast) c += windows(wall, plot, hit.side, hit.at);
      // A few crowns are lit from below; masts carry a red lamp.
      if (tall && h > 30. && shape > .80 && at.y > shoulder) c += vec3(1., .66, .34) * (.03 + .42 * exp(-(at.y - shoulder) * .45)) * (.55 + .45 * smoothstep(.2, .5, abs(fract(wall.x * 1.6) - .5)));
      else if (tall && hash(plot + 81) > .66) c += vec3(.62, .80, 1.) * .40 * smoothstep(1.1, .2, abs(hit.top - at.y));
      if (mast) c = vec3(.02) + vec3(2.6, .22, .12) * smoothstep(.9, .2, h * (1.10 + .14 * shape) - at.y);
      return vec4(haze(c, hit.at, way), hit.at);
    }
    if (min(next.x, next.y) > far) break;
    if (next.x < next.y) { next.x += PLOT * abs(inverse.x); plot.x += int(stride.x); }
    else { next.y += PLOT * abs(inverse.y); plot.y += int(stride.y); }
  }
  return vec4(0, 0, 0, -1);
}

// A suspension bridge before the gap, seen from the side. Alpha is the bridge's coverage.
vec4 bridge(vec2 p) {
  const float HIGH = 23., DECK = 3.4, SPAN = 64., FIRST = -6.;
  float along = (p.x - FIRST) / SPAN, bay = fract(along), cable = DECK + 1.2 + (HIGH - DECK - 1.2) * pow(2. * bay - 1., 2.);
  if (along < -.5 || along > 1.5) return vec4(0);
  float reach = smoothstep(.5, .47, abs(along - .5) - .5);
  vec4 c = vec4(0);
  float pylon = min(bay, 1. - bay) * SPAN;
  if (pylon < .55 && p.y < HIGH && p.y > -1. && (pylon > .16 || p.y < DECK || abs(p.y - HIGH) < .7)) c = vec4(vec3(.030, .026, .044) + vec3(.55, .30, .13) * exp(-abs(p.y - DECK) * .32) * .5, 1.);
  if (abs(p.y - DECK) < .26) c = vec4(vec3(.012, .012, .024) + vec3(.60, .32, .12) * smoothstep(.05, .26, p.y - DECK + .05) * .3, 1.);
  // Beads of light on the cable, lamps on the deck, a thread of hanger every few steps.
  float slot = floor(p.x / 1.15) * 1.15 + .575, there = fract((slot - FIRST) / SPAN);
  vec2 bead = p - vec2(slot, DECK + 1.2 + (HIGH - DECK - 1.2) * pow(2. * there - 1., 2.));
  vec3 lights = vec3(1., .84, .62) * 1.7 * exp(-dot(bead, bead) * 34.);
  slot = floor(p.x / 2.3) * 2.3 + 1.15;
  vec2 lamp = p - vec2(slot, DECK + .75);
  lights += vec3(1., .58, .24) * 1.5 * exp(-dot(lamp, lamp) * 20.);
  if (p.y > DECK && p.y < cable && abs(fract(p.x / 1.15) - .5) < .05) c = vec4(mix(c.rgb, vec3(.05, .045, .07), .6), max(c.a, .5));
  if (abs(p.y - cable) < .13) c = vec4(.045, .04, .06, 1.);
  return vec4(c.rgb * reach * c.a + lights * reach, c.a * reach);
}

vec3 behind(vec3 from, vec3 way, float far) {
  vec4 building = city(from, way, far);
  vec3 c = building.w > 0. ? building.rgb : sky(way);
  float t = (SHORE - 8. - from.z) / way.z;
  if (way.z <= 0. || t < 0. || t > far) return c;
  vec4 span = bridge((from + way * t).xy);
  return c * (1. - span.a) + span.rgb;
}

vec3 paint(vec2 pixel) {
  vec2 uv = (pixel - .5 * size) / size.y;
  vec3 from = vec3(0, 11., -128.), way = normalize(vec3(uv.x + .0007, uv.y + .075, 1.36));
  float water = way.y < 0. ? from.y / -way.y : 1e9;
  vec3 p = from + way * water;
  if (p.z > SHORE || water > 1e8) {
    vec4 building = city(from, way, water);
    if (building.w > 0. || water > 1e8) return behind(from, way, water);
    // The quay, and streets between the houses.
    return haze(vec3(.20, .10, .045) * (.3 + .7 * noise(p.xz * .6)), water, way);
  }
  // Several slopes stand for the ripples within a pixel: long soft reflections.
  vec3 sum = vec3(0);
  const int RIPPLES = 4;
  for (int i = 0; i < RIPPLES; i++) {
    vec2 q = p.xz * vec2(.20, .95) + float(i) * 7.3;
    vec2 slope = slopedNoise(q).yz * .5 + slopedNoise(TURN * q * 2.9).yz * .30 + slopedNoise(TURN * TURN * q * 7.3).yz * .2;
    slope *= vec2(.008, .050) * (1. / (1. + water * .003));
    vec3 n = normalize(vec3(slope.x, 1., slope.y));
    vec3 mirror = reflect(way, n);
    mirror.y = abs(mirror.y) + .003;
    float fresnel = .10 + .90 * pow(1. - max(dot(-way, n), 0.), 4.);
    sum += mix(vec3(.004, .008, .018), behind(p, normalize(mirror), 900.), clamp(fresnel, 0., 1.)) / float(RIPPLES);
  }
  return sum;
}
