#include "grade.h"

#include <algorithm>
#include <cmath>

namespace {

float clamp01(float value) { return std::min(std::max(value, 0.f), 1.f); }
int clampTo(int value, int end) { return std::min(std::max(value, 0), end - 1); }
float luminance(const float* rgb) { return 0.2126f * rgb[0] + 0.7152f * rgb[1] + 0.0722f * rgb[2]; }

/// A number from 0 to 1 that looks random, always the same for the same seed.
float random01(uint32_t seed) {
  seed ^= seed >> 16;
  seed *= 0x7feb352d;
  seed ^= seed >> 15;
  seed *= 0x846ca68b;
  seed ^= seed >> 16;
  return seed / 4294967296.f;
}

/// Half the size, through a soft 4 x 4 window.
Picture halved(const Picture& source) {
  static constexpr float window[4] = {.125f, .375f, .375f, .125f};
  const auto [width, height] = source.size;
  Picture result({(width + 1) / 2, (height + 1) / 2});
#pragma omp parallel for
  for (int y = 0; y < result.size.height; y++) {
    for (int x = 0; x < result.size.width; x++) {
      for (int j = 0; j < 4; j++) {
        for (int i = 0; i < 4; i++) {
          const int fromX = clampTo(2 * x - 1 + i, width), fromY = clampTo(2 * y - 1 + j, height);
          for (int channel = 0; channel < 3; channel++)
            result.at(x, y, channel) += window[i] * window[j] * source.at(fromX, fromY, channel);
        }
      }
    }
  }
  return result;
}

/// Mixes `source`, enlarged, into `target`; an `amount` of 1 replaces it.
void mixEnlarged(const Picture& source, Picture& target, float amount) {
  const auto [width, height] = target.size;
  const auto [fromWidth, fromHeight] = source.size;
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      const float fromX = (x + 0.5f) * fromWidth / width - 0.5f, fromY = (y + 0.5f) * fromHeight / height - 0.5f;
      const int left = int(std::floor(fromX)), top = int(std::floor(fromY));
      const float right = fromX - left, down = fromY - top;
      for (int channel = 0; channel < 3; channel++) {
        const auto sample = [&](int column, int row) {
          return source.at(clampTo(column, fromWidth), clampTo(row, fromHeight), channel);
        };
        const float value = (sample(left, top) * (1 - right) + sample(left + 1, top) * right) * (1 - down) +
                            (sample(left, top + 1) * (1 - right) + sample(left + 1, top + 1) * right) * down;
        float& into = target.at(x, y, channel);
        into = into * (1 - amount) + value * amount;
      }
    }
  }
}

/// The light of `picture` that may spill over: above the threshold, and no pixel brighter than `most`.
Picture spillingLight(const Picture& picture, float threshold, float most) {
  Picture spill = picture;
  for (size_t i = 0; i < spill.values.size(); i += 3) {
    float* rgb = &spill.values[i];
    const float brightest = std::max({rgb[0], rgb[1], rgb[2]});
    float share = brightest > 0 ? std::max(0.f, brightest - threshold) / brightest : 0;
    if (brightest * share > most) share *= most / (brightest * share);
    for (int channel = 0; channel < 3; channel++) rgb[channel] *= share;
  }
  return spill;
}

/// A streak of light to both sides of whatever is brighter than the threshold, as an anamorphic lens draws it.
void addStreak(Picture& picture, const Options& options, float strength) {
  constexpr int coarse = 4;  // Drawn at a quarter of the size: it is soft anyway.
  const Rgb colour = options.numbers<3>("streakcol", {0.4, 0.7, 1.0});
  const float threshold = options.number("sthresh", 3);
  Picture light({picture.size.width / coarse, picture.size.height / coarse});
  const auto [width, height] = light.size;
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      Rgb mean{};
      for (int j = 0; j < coarse; j++) {
        for (int i = 0; i < coarse; i++) {
          for (int channel = 0; channel < 3; channel++)
            mean[channel] += std::min(picture.at(x * coarse + i, y * coarse + j, channel), 20.f) / (coarse * coarse);
        }
      }
      const float brightest = std::max({mean[0], mean[1], mean[2]});
      const float share = brightest > threshold ? (brightest - threshold) / brightest : 0;
      for (int channel = 0; channel < 3; channel++) light.at(x, y, channel) = mean[channel] * share;
    }
  }

  Picture streak(light.size);
  const float decay = std::exp(-1.f / (options.number("slen", 0.08) * width));
  for (int y = 0; y < height; y++) {
    for (int channel = 0; channel < 3; channel++) {
      float carried = 0;
      for (int x = 0; x < width; x++) {
        carried = carried * decay + light.at(x, y, channel) * (1 - decay);
        streak.at(x, y, channel) += carried;
      }
      carried = 0;
      for (int x = width - 1; x >= 0; x--) {
        carried = carried * decay + light.at(x, y, channel) * (1 - decay);
        streak.at(x, y, channel) += carried;
      }
    }
  }

  Picture full(picture.size);
  mixEnlarged(streak, full, 1);
  for (size_t i = 0; i < full.values.size(); i += 3) {
    const float mean = (full.values[i] + full.values[i + 1] + full.values[i + 2]) / 3;
    for (int channel = 0; channel < 3; channel++)
      picture.values[i + channel] += strength * (0.5f * full.values[i + channel] + 0.5f * mean * colour[channel]);
  }
}

struct Look {
  float saturation, contrast, slope;
};

/// AgX: bright light loses its colour as film does, instead of clipping. The curve is a fit of the default one.
void toneMap(float* rgb, const Look& look) {
  static constexpr float inset[3][3] = {{0.842479062253094f, 0.0784335999999992f, 0.0792237451477643f},
                                        {0.0423282422610123f, 0.878468636469772f, 0.0791661274605434f},
                                        {0.0423756549057051f, 0.0784336f, 0.879142973793104f}};
  static constexpr float outset[3][3] = {{1.19687900512017f, -0.0980208811401368f, -0.0990297440797205f},
                                         {-0.0528968517574562f, 1.15190312990417f, -0.0989611768448433f},
                                         {-0.0529716355144438f, -0.0980434501171241f, 1.15107367264116f}};
  // The light the curve covers, in stops around 1.
  static constexpr float darkest = -12.47393f, brightest = 4.026069f;

  float mapped[3];
  for (int channel = 0; channel < 3; channel++) {
    const float light = inset[channel][0] * rgb[0] + inset[channel][1] * rgb[1] + inset[channel][2] * rgb[2];
    const float x = clamp01((std::log2(std::max(light, 1e-10f)) - darkest) / (brightest - darkest));
    const float x2 = x * x, x4 = x2 * x2;
    const float curve =
        15.5f * x4 * x2 - 40.14f * x4 * x + 31.96f * x4 - 6.868f * x2 * x + 0.4298f * x2 + 0.1191f * x - 0.00232f;
    mapped[channel] = std::pow(std::max(curve * look.slope, 0.f), look.contrast);
  }
  const float grey = luminance(mapped);
  for (float& value : mapped) value = grey + look.saturation * (value - grey);
  for (int channel = 0; channel < 3; channel++) {
    const float* row = outset[channel];
    rgb[channel] = clamp01(row[0] * mapped[0] + row[1] * mapped[1] + row[2] * mapped[2]);
  }
}

/// A channel at a place between pixels.
float between(const Picture& picture, float x, float y, int channel) {
  const int left = std::min(std::max(int(std::floor(x)), 0), picture.size.width - 2);
  const int top = std::min(std::max(int(std::floor(y)), 0), picture.size.height - 2);
  const float right = clamp01(x - left), down = clamp01(y - top);
  return (picture.at(left, top, channel) * (1 - right) + picture.at(left + 1, top, channel) * right) * (1 - down) +
         (picture.at(left, top + 1, channel) * (1 - right) + picture.at(left + 1, top + 1, channel) * right) * down;
}

/// Vignette, colour fringes and tone map: from here on the values are those a screen shows, 0 to 1.
Picture shown(const Picture& light, const Options& options) {
  const auto [width, height] = light.size;
  const float vignette = options.number("vig", 0.25), fringe = options.number("ca", 0);
  const Look look{options.number("sat", 1.25), options.number("contrast", 1.12), options.number("slope", 1)};
  const Rgb lift = options.numbers<3>("lift", {0.012, 0.016, 0.028}), gain = options.numbers<3>("gain", {1, 1, 1});
  const auto middle = options.numbers<2>("vigc", {0.5, 0.5});
  Picture result(light.size);
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      const float across = (x + .5f) / width, down = (y + .5f) / height;
      const float fromX = across - middle[0], fromY = down - middle[1];
      const float away = (fromX * fromX + fromY * fromY) * 2;
      const float shade = 1 - vignette * std::min(1.f, away * 1.2f);
      float rgb[3];
      for (int channel = 0; channel < 3; channel++) {
        rgb[channel] = light.at(x, y, channel);
        if (fringe > 0 && channel != 1) {
          const float zoom = 1 + (channel == 0 ? fringe : -fringe) * away;
          rgb[channel] = between(light, (0.5f + (across - .5f) * zoom) * width - .5f,
                                 (0.5f + (down - .5f) * zoom) * height - .5f, channel);
        }
        rgb[channel] *= shade * gain[channel];
      }
      toneMap(rgb, look);
      for (int channel = 0; channel < 3; channel++)
        result.at(x, y, channel) = lift[channel] + (1 - lift[channel]) * rgb[channel];
    }
  }
  return result;
}

}  // namespace

void addFog(Picture& picture, const Plane& mist, const Options& options) {
  const Rgb ground = options.numbers<3>("fog", {0, 0, 0}), sky = options.numbers<3>("fogtop", ground);
  const float power = options.number("fogpow", 1), most = options.number("fogmax", 1);
  const float horizon = options.number("foghor", 0.5), softness = options.number("foghs", 0.5);
  const auto [width, height] = picture.size;
  for (int y = 0; y < height; y++) {
    const float rise = clamp01((horizon - (y + .5f) / height) / softness + 0.5f);
    const float high = rise * rise * (3 - 2 * rise);
    for (int x = 0; x < width; x++) {
      const float thick = std::pow(clamp01(mist[size_t(y) * width + x]), power) * most;
      for (int channel = 0; channel < 3; channel++) {
        const float colour = ground[channel] * (1 - high) + sky[channel] * high;
        float& value = picture.at(x, y, channel);
        value = value * (1 - thick) + colour * thick;
      }
    }
  }
}

void addBloom(Picture& picture, const Options& options) {
  const float amount = options.number("bloom", 0.06);
  if (amount <= 0) return;
  const float threshold = options.number("bthresh", 0);
  const int octaves = int(options.number("blev", 6));
  std::vector<Picture> levels{spillingLight(picture, threshold, options.number("bclamp", 30))};
  while (int(levels.size()) <= octaves && levels.back().size.width > 8 && levels.back().size.height > 8)
    levels.push_back(halved(levels.back()));
  // From the widest glow to the narrowest, each level takes in the one below it.
  for (size_t i = levels.size() - 1; i > 1; i--) mixEnlarged(levels[i], levels[i - 1], options.number("brad", 0.65));

  Picture glow(picture.size);
  if (levels.size() > 1) mixEnlarged(levels[1], glow, 1);
  const Rgb tint = options.numbers<3>("btint", {1, 1, 1});
  const float kept = threshold > 0 ? 1 : 1 - amount;
  for (size_t i = 0; i < picture.values.size(); i++)
    picture.values[i] = picture.values[i] * kept + amount * glow.values[i] * tint[i % 3];

  const float streak = options.number("streak", 0);
  if (streak > 0) addStreak(picture, options, streak);
}

std::vector<uint8_t> finish(const Picture& picture, const Options& options) {
  const Picture graded = shown(picture, options);
  const auto [width, height] = graded.size;
  const float sharpness = options.number("sharp", 0.25), grain = options.number("grain", 0.012);
  std::vector<uint8_t> bytes(graded.values.size());
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      const uint32_t i = uint32_t(y) * width + x;
      const float light = luminance(&graded.values[size_t(i) * 3]);
      const float speck = random01(i * 3 + 1) + random01(i * 7 + 5) - 1;
      for (int channel = 0; channel < 3; channel++) {
        float around = 0;
        for (int j = -1; j <= 1; j++) {
          for (int k = -1; k <= 1; k++) around += graded.at(clampTo(x + k, width), clampTo(y + j, height), channel);
        }
        const float value = graded.at(x, y, channel);
        // Grain shows most in the middle tones.
        const float grained = grain * speck * (0.4f + light * (1 - light) * 2.4f);
        const float finished = value + sharpness * (value - around / 9) + grained;
        // Rounded up or down at random, so that slow gradients do not band.
        bytes[size_t(i) * 3 + channel] = uint8_t(std::min(clamp01(finished) * 255 + random01(i * 11 + channel), 255.f));
      }
    }
  }
  return bytes;
}
