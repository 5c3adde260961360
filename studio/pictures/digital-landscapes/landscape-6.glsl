const float PLOT = 9.;      // a plot of land, street included
const float SHORE = 46.;    // where the city begins

// Towers stand in two clusters; elsewhere the roofs are low.
float towerHeight(ivec2 plot) {
  vec2 p = (vec2(plot) + .5) * PLOT;
  float far = p.y - SHORE;
  float clusters = exp(-pow((p.x + 52. - .10 * far) / 46., 2.)) + .85 * exp(-pow((p.x - 88. - .10 * far) / 40., 2.));
  clusters *= smoothstep(4., 60., far) * smoothstep(420., 120., far);
  float luck = hash(plot + 5);
  float low = 3. + 7. * luck;
  return low + clusters * (6. + 70. * pow(luck, 4.) + 14. * luck);
}

vec3 sky(vec3 way) {
  float y = max(way.y, 0.);
  vec3 c = mix(vec3(.17, .095, .17), vec3(.030, .042, .125), smoothstep(0., .26, y));
  c = mix(c, vec3(.006, .010, .040), smoothstep(.14, .62, y));
  // Where the sun went down, a last band of rose.
  c += vec3(.34, .105, .07) * exp(-y * 15.) * (.35 + .65 * exp(-pow((way.x - .32) * 2.2, 2.)));
  vec2 q = way.xz / (way.y + .10);
  float cloud = smoothstep(.50, .78, octaves(q * vec2(.55, 1.4) + seed, 5)) * smoothstep(.02, .16, y);
  c = mix(c, vec3(.10, .065, .13) * (.5 + exp(-y * 6.)), cloud * .55);
  vec2 grid = vec2(atan(way.x, way.z), asin(way.y)) * 150.;
  ivec2 cell = ivec2(floor(grid));
  vec2 at = fract(grid) - .2 - .6 * hash2(cell);
  return c + vec3(.8, .85, 1.) * step(.965, hash(cell + 9)) * exp(-dot(at, at) * 160.) * smoothstep(.16, .5, y) * (1. - cloud) * .7;
}

vec3 windows(vec2 wall, ivec2 plot, int side, float far, float top) {
  float office = hash(plot + 21);
  vec2 pitch = office > .6 ? vec2(.62, .95) : vec2(.9, 1.05);
  vec2 q = wall / pitch;
  ivec2 room = ivec2(floor(q));
  vec2 local = fract(q);
  float luck = hash(ivec3(room, plot.x * 131 + plot.y * 17 + side));
  float floorLuck = hash(ivec3(room.y, plot));
  float share = office > .6 ? mix(.16, .80, step(.55, floorLuck)) : .34;
  float on = step(luck, share);
  float pane = smoothstep(.10, .18, local.x) * smoothstep(.90, .82, local.x) * smoothstep(.22, .30, local.y) * smoothstep(.86, .78, local.y);
  // Far windows are smaller than a sample: fade to their mean.
  pane = mix(pane, .46, smoothstep(160., 420., far));
  float kind = hash(ivec3(room, plot.x + plot.y * 57));
  vec3 tint = mix(vec3(1., .50, .17), vec3(1., .76, .44), kind);
  if (office > .6) tint = mix(tint, vec3(.72, .86, 1.), step(.35, hash(plot + 63)) * .8);
  float bright = .25 + 1.5 * hash(ivec3(room.yx, plot.x)) * hash(ivec3(room, 5));
  return tint * on * pane * bright;
}

vec3 haze(vec3 c, float t, vec3 way) {
  vec3 air = sky(normalize(vec3(way.x, .03, way.z))) * .85 + vec3(.05, .025, .02);
  return mix(c, air, 1. - exp(-t * .0011));
}

// Walks the plots along the ray; the first building wins.
vec4 city(vec3 from, vec3 way, float far) {
  float enter = max((SHORE - from.z) / way.z, 0.);
  if (way.z <= 0.) return vec4(0, 0, 0, -1);
  vec3 p = from + way * (enter + .0005);
  ivec2 plot = ivec2(floor(p.xz / PLOT));
  vec2 stride = sign(way.xz), inverse = 1. / way.xz;
  vec2 next = ((vec2(plot) + max(stride, 0.)) * PLOT - from.xz) * inverse;
  for (int i = 0; i < 120; i++) {
    float h = towerHeight(plot);
    vec2 inset = PLOT * (vec2(.10) + .16 * hash2(plot + 40));
    vec3 low = vec3(vec2(plot) * PLOT + inset, -1).xzy, high = vec3(vec2(plot + 1) * PLOT - inset, h).xzy;
    vec3 a = (low - from) / way, b = (high - from) / way;
    vec3 first = min(a, b), last = max(a, b);
    float start = max(max(first.x, first.y), first.z), end = min(min(last.x, last.y), last.z);
    if (start < end && start > 0.) {
      if (start > far) break;
      vec3 hit = from + way * start;
      int side = start == first.x ? 0 : start == first.z ? 1 : 2;
      vec2 wall = side == 0 ? hit.zy - vec2(low.z, 0) : hit.xy - vec2(low.x, 0);
      vec3 c = mix(vec3(.010, .011, .020), vec3(.030, .024, .036), hash(plot + 3)) * (side == 0 ? .7 : 1.);
      // Streets light the feet of the houses.
      c += vec3(.60, .26, .08) * exp(-hit.y * .42) * .38;
      if (side != 2) c += windows(wall, plot, side, start, h);
      // A beacon line on some tall roofs.
      if (h > 38. && hash(plot + 81) > .55) c += vec3(1., .62, .28) * smoothstep(.9, .3, h - hit.y) * .9;
      return vec4(haze(c, start, way), start);
    }
    if (min(next.x, next.y) > far) break;
    if (next.x < next.y) { next.x += PLOT * abs(inverse.x); plot.x += int(stride.x); }
    else { next.y += PLOT * abs(inverse.y); plot.y += int(stride.y); }
  }
  return vec4(0, 0, 0, -1);
}

vec3 seen(vec3 from, vec3 way) {
  vec4 building = city(from, way, 900.);
  if (building.w > 0.) return building.rgb;
  return sky(way);
}

vec3 paint(vec2 pixel) {
  vec2 uv = (pixel - .5 * size) / size.y;
  vec3 from = vec3(0, 13., -120.), way = normalize(vec3(uv.x + .0007, uv.y + .055, 1.32));
  float water = way.y < 0. ? from.y / -way.y : 1e9;
  vec3 p = from + way * water;
  if (p.z > SHORE || water > 1e8) {
    vec4 building = city(from, way, water);
    if (building.w > 0.) return building.rgb;
    if (water > 1e8) return sky(way);
    // Streets between the houses.
    return haze(vec3(.40, .17, .05) * (.4 + .8 * noise(p.xz * .6)), water, way);
  }
  // Two slopes stand for the ripples within a pixel: long soft reflections.
  vec3 sum = vec3(0);
  for (int i = 0; i < 2; i++) {
    float shake = float(i) - .5;
    vec2 q = p.xz * vec2(.34, 1.1) + shake * 7.;
    vec2 slope = slopedNoise(q).yz * .5 + slopedNoise(TURN * q * 2.9).yz * .32 + slopedNoise(TURN * TURN * q * 7.3).yz * .2;
    slope *= vec2(.016, .040) * (1. / (1. + water * .004));
    vec3 n = normalize(vec3(slope.x, 1., slope.y));
    vec3 mirror = reflect(way, n);
    mirror.y = abs(mirror.y) + .003;
    float fresnel = .10 + .90 * pow(1. - max(dot(-way, n), 0.), 4.);
    sum += mix(vec3(.004, .008, .018), seen(p, normalize(mirror)), clamp(fresnel, 0., 1.)) / 2.;
  }
  return sum;
}
