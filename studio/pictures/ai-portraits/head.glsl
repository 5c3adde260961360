// A sculpted head with closed eyes, put together from soft shapes: x to its left, y up, z to the front.

float join(float a, float b, float soft) {
  float k = clamp(.5 + .5 * (b - a) / soft, 0., 1.);
  return mix(b, a, k) - soft * k * (1. - k);
}

float carve(float a, float b, float soft) { return -join(-a, b, soft); }

float ellipsoid(vec3 p, vec3 r) {
  float a = length(p / r), b = length(p / (r * r));
  return a * (a - 1.) / b;
}

float rod(vec3 p, vec3 a, vec3 b, float thickA, float thickB) {
  vec3 along = b - a;
  float k = clamp(dot(p - a, along) / dot(along, along), 0., 1.);
  return length(p - a - along * k) - mix(thickA, thickB, k);
}

// The head without mouth and eyes.
float skull(vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz);
  float d = ellipsoid(p - vec3(0, .20, -.10), vec3(.69, .80, .86));                     // skull
  d = join(d, ellipsoid(p - vec3(0, -.22, .22), vec3(.50, .72, .50)), .16);
  d = join(d, ellipsoid(q - vec3(.30, -.16, .40), vec3(.20, .15, .20)), .14);            // cheekbones
  d = join(d, ellipsoid(p - vec3(0, -.82, .46), vec3(.16, .12, .14)), .16);              // chin
  d = join(d, rod(q, vec3(.47, -.42, -.02), vec3(.10, -.82, .38), .10, .09), .16);       // jaw
  d = carve(d, ellipsoid(q - vec3(.245, .075, .80), vec3(.19, .105, .17)), .11);         // sockets
  d = join(d, rod(q, vec3(.09, .20, .70), vec3(.38, .215, .53), .046, .033), .10);       // brows
  d = join(d, rod(p, vec3(0, .12, .68), vec3(0, -.19, .825), .045, .058), .09);          // nose
  d = join(d, length(p - vec3(0, -.215, .82)) - .060, .06);
  d = join(d, ellipsoid(q - vec3(.070, -.235, .765), vec3(.052, .042, .066)), .05);
  d = carve(d, ellipsoid(q - vec3(.040, -.285, .80), vec3(.022, .014, .036)), .02);
  return d;
}

float ears(float d, vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz);
  float ear = ellipsoid(q - vec3(.67, -.05, -.08), vec3(.06, .20, .13));
  ear = carve(ear, ellipsoid(q - vec3(.73, -.04, -.05), vec3(.05, .13, .08)), .04);
  return join(d, ear, .05);
}

float face(vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz);
  float d = skull(p);
  d = join(d, ellipsoid(p - vec3(0, -.50, .62), vec3(.19, .13, .13)), .12);              // mouth
  d = join(d, ellipsoid(p - vec3(0, -.472, .679), vec3(.150, .034, .100)), .03);          // lips
  d = join(d, ellipsoid(p - vec3(0, -.546, .676), vec3(.118, .042, .100)), .03);
  // The mouth's line is cut from the surface found so far, shallower towards its corners.
  float depth = .026 * (1. - pow(q.x / .15, 2.));
  float cut = max(abs(p.y + .505 - .35 * p.x * p.x) - .003, q.x - .155);
  d = carve(d, max(cut, -(d + depth)), .014);
  d = carve(d, rod(p, vec3(0, -.33, .80), vec3(0, -.41, .78), .012, .016), .05);
  d = ears(d, p);
  // Lids, with the line where they meet.
  vec3 eye = q - vec3(.245, .055, .565);
  d = join(d, length(eye) - .140, .025);
  float seam = eye.y + .046 - 2.4 * eye.x * eye.x;
  float lash = max(abs(seam) - .005, max(length(eye) - .152, abs(eye.x) - .115));
  return carve(d, lash, .012);
}

float neck(vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz);
  float d = rod(p, vec3(0, -.5, -.12), vec3(0, -1.45, -.28), .34, .36);
  d = join(d, rod(q, vec3(.46, -.42, -.12), vec3(.07, -1.44, .06), .07, .07), .16);
  d = join(d, rod(q, vec3(0, -1.66, -.25), vec3(1.05, -1.86, -.34), .32, .30), .26);
  return join(d, rod(q, vec3(.12, -1.50, .06), vec3(.80, -1.56, -.12), .040, .036), .13);
}
