#version 300 es
precision highp float;
precision highp int;

out vec4 fragment;
uniform vec2 size;    // of the whole picture, in pixels
uniform vec2 origin;  // of this tile
uniform float seed;
uniform int samples;  // per side

const float TAU = 6.28318530718;
const mat2 TURN = mat2(.8, -.6, .6, .8);

uint mixBits(uint n) {
  n ^= n >> 16; n *= 0x7feb352dU;
  n ^= n >> 15; n *= 0x846ca68bU;
  return n ^ (n >> 16);
}

// Hashes whole numbers to 0 to 1.
float hash(uint n) { return float(mixBits(n) >> 8) / 16777215.; }
float hash(ivec2 p) { return hash(mixBits(uint(p.x) * 0x9e3779b9U + uint(int(seed * 977.))) ^ uint(p.y)); }
float hash(ivec3 p) { return hash(mixBits(mixBits(uint(p.x) * 0x9e3779b9U + uint(int(seed * 977.))) ^ uint(p.y)) ^ uint(p.z)); }
vec2 hash2(ivec2 p) { return vec2(hash(p), hash(p + ivec2(7919, 104729))); }

// Value noise (x) and its slope (yz).
vec3 slopedNoise(vec2 p) {
  ivec2 i = ivec2(floor(p));
  vec2 f = fract(p);
  vec2 u = f * f * f * (f * (f * 6. - 15.) + 10.);
  vec2 du = 30. * f * f * (f * (f - 2.) + 1.);
  float a = hash(i), b = hash(i + ivec2(1, 0)), c = hash(i + ivec2(0, 1)), d = hash(i + ivec2(1, 1));
  float k = a - b - c + d;
  return vec3(a + (b - a) * u.x + (c - a) * u.y + k * u.x * u.y, du * (vec2(b - a, c - a) + k * u.yx));
}

float noise(vec2 p) { return slopedNoise(p).x; }

float noise(vec3 p) {
  ivec3 i = ivec3(floor(p));
  vec3 f = fract(p);
  vec3 u = f * f * f * (f * (f * 6. - 15.) + 10.);
  vec4 near = vec4(hash(i), hash(i + ivec3(1, 0, 0)), hash(i + ivec3(0, 1, 0)), hash(i + ivec3(1, 1, 0)));
  vec4 far = vec4(hash(i + ivec3(0, 0, 1)), hash(i + ivec3(1, 0, 1)), hash(i + ivec3(0, 1, 1)), hash(i + ivec3(1, 1, 1)));
  vec4 layer = mix(near, far, u.z);
  vec2 row = mix(layer.xz, layer.yw, u.x);
  return mix(row.x, row.y, u.y);
}

// Octaves of noise, 0 to 1.
float octaves(vec2 p, int count) {
  float sum = 0., weight = .5;
  for (int i = 0; i < count; i++) {
    sum += weight * noise(p);
    p = TURN * p * 2.03 + vec2(17.3, 9.1);
    weight *= .5;
  }
  return sum;
}

float octaves(vec3 p, int count) {
  float sum = 0., weight = .5;
  for (int i = 0; i < count; i++) {
    sum += weight * noise(p);
    p.xy = TURN * p.xy;
    p.yz = TURN * p.yz;
    p = p * 2.03 + vec3(17.3, 9.1, 5.7);
    weight *= .5;
  }
  return sum;
}

// The work stands here.

void main() {
  vec2 pixel = origin + floor(gl_FragCoord.xy);
  vec3 sum = vec3(0);
  for (int y = 0; y < samples; y++)
    for (int x = 0; x < samples; x++) {
      // Each sample sits at random within its own cell: no regular pattern, no gaps. A single one sits in the middle.
      ivec3 key = ivec3(pixel, y * samples + x);
      vec2 jitter = samples == 1 ? vec2(.5) : vec2(hash(key), hash(key + ivec3(0, 0, 64)));
      // A single glint must not outshine its pixel.
      sum += clamp(paint(pixel + (vec2(x, y) + jitter) / float(samples)), 0., 12.);
    }
  fragment = vec4(sum / float(samples * samples), 1);
}
