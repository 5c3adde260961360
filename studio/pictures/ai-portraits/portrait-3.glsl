// The model for the mosaic: red is the tone, green is the part.

float hair(vec3 p) {
  vec3 h = p - vec3(0, .26, -.16);
  float around = atan(h.x, h.y);
  float curls = .030 * sin(around * 16. + 2. * sin(h.z * 9.)) + .02 * sin(h.z * 22. + around * 9.);
  float shell = ellipsoid(h, vec3(.80, .86, .92)) + curls;
  float line = .60 * (p.y - .47 + .45 * p.x * p.x) - .80 * (p.z - .36);
  float lengthDown = -p.y - .62;
  return max(carve(shell, line, .05), lengthDown);
}

float cloth(vec3 p) {
  float d = ellipsoid(p - vec3(0, -2.30, -.20), vec3(1.55, 1.00, .85));
  return d + .05 * sin(p.x * 7. + 5. * p.y) + .025 * sin(p.x * 15. - 6. * p.y);
}

float map(vec3 p) { return min(min(join(face(p), neck(p), .10), hair(p) * .8), cloth(p) * .8); }

vec3 paint(vec2 pixel) {
  vec2 uv = (pixel - .5 * size) / size.y;
  vec3 from = vec3(0, -.30, 6.4), way = normalize(vec3(uv, -1.75));
  vec3 key = normalize(vec3(-.62, .55, .56));
  float t = 4.;
  bool hit = false;
  for (int i = 0; i < 150; i++) {
    float d = map(from + way * t);
    if (d < .0008) { hit = true; break; }
    t += d * .7;
    if (t > 9.) break;
  }
  if (!hit) return vec3(0);
  vec3 p = from + way * t;
  const vec2 e = vec2(.002, -.002);
  vec3 n = normalize(e.xyy * map(p + e.xyy) + e.yyx * map(p + e.yyx) + e.yxy * map(p + e.yxy) + e.xxx * map(p + e.xxx));
  float skin = join(face(p), neck(p), .10), curls = hair(p) * .8, robe = cloth(p) * .8;
  float part = skin < min(curls, robe) ? 1. : curls < robe ? 2. : 3.;
  float closed = 0.;
  for (int i = 1; i < 6; i++) closed += (.05 * float(i) - map(p + n * .05 * float(i))) * pow(.7, float(i));
  float lit = max(dot(n, key), 0.) * .95 + .16 * (.5 + .5 * n.y) + .10 * max(n.z, 0.);
  return vec3(clamp((lit - .06) * clamp(1. - 1.8 * closed, .25, 1.), 0., 1.), part, 0.);
}
