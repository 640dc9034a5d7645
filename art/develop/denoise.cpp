#include "denoise.h"

#include <algorithm>
#include <cmath>

namespace {

/// A pass of the scene without lighting, such as a normal: it shows where edges are.
struct Feature {
  Plane values;
  /// How noisy each value is.
  Plane variance;
  /// What a squared difference is measured against: noise and the slope of the feature itself.
  Plane scale;
};

int clampTo(int value, int end) { return std::min(std::max(value, 0), end - 1); }

/// The mean over a square of `2 * radius + 1` px; at the border over what there is of it.
Plane boxBlur(const Plane& source, Size size, int radius) {
  const auto [width, height] = size;
  Plane rows(source.size()), result(source.size());
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      const int from = std::max(x - radius, 0), to = std::min(x + radius, width - 1);
      float sum = 0;
      for (int other = from; other <= to; other++) sum += source[y * width + other];
      rows[y * width + x] = sum / (to - from + 1);
    }
  }
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    const int from = std::max(y - radius, 0), to = std::min(y + radius, height - 1);
    for (int x = 0; x < width; x++) {
      float sum = 0;
      for (int other = from; other <= to; other++) sum += rows[other * width + x];
      result[y * width + x] = sum / (to - from + 1);
    }
  }
  return result;
}

/// Dims fireflies: no pixel may be more than `limit` times as bright as the brightest near it in the other half.
void dimFireflies(const ColourPlanes& colour, const ColourPlanes& other, Size size, float limit) {
  const auto [width, height] = size;
  Plane light(size.pixels()), otherLight(size.pixels());
  for (size_t i = 0; i < size.pixels(); i++) {
    light[i] = colour[0][i] + colour[1][i] + colour[2][i];
    otherLight[i] = other[0][i] + other[1][i] + other[2][i];
  }
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      float brightest = 0;
      for (int dy = -2; dy <= 2; dy++) {
        for (int dx = -2; dx <= 2; dx++)
          brightest = std::max(brightest, otherLight[clampTo(y + dy, height) * width + clampTo(x + dx, width)]);
      }
      const int i = y * width + x;
      const float most = brightest * limit + 0.01f;
      if (light[i] <= most) continue;
      for (int channel = 0; channel < 3; channel++) colour[channel][i] *= most / light[i];
    }
  }
}

/// One feature from the same plane of both halves; `compress` is for depth, where near differences count more.
void addFeature(std::vector<Feature>& features, Layers& first, Layers& second, const std::string& name,
                float weight, bool compress = false) {
  const Plane *one = first.find(name), *two = second.find(name);
  if (!one || !two) return;
  const auto [width, height] = first.size;
  const size_t pixels = first.size.pixels();
  Feature feature{Plane(pixels), {}, Plane(pixels)};
  Plane noise(pixels);
  for (size_t i = 0; i < pixels; i++) {
    float a = (*one)[i], b = (*two)[i];
    if (compress) {
      a = std::log(1 + std::max(a, 0.f));
      b = std::log(1 + std::max(b, 0.f));
    }
    const float difference = (a - b) * weight;
    feature.values[i] = 0.5f * (a + b) * weight;
    noise[i] = difference * difference * 0.25f;
  }
  feature.variance = boxBlur(noise, first.size, 1);
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      const auto value = [&](int column, int row) {
        return feature.values[clampTo(row, height) * width + clampTo(column, width)];
      };
      const float across = 0.5f * (value(x + 1, y) - value(x - 1, y));
      const float down = 0.5f * (value(x, y + 1) - value(x, y - 1));
      const int i = y * width + x;
      const float slope = std::min(across * across + down * down, 0.05f) * 0.5f;
      feature.scale[i] = std::max({1e-3f, feature.variance[i], slope});
    }
  }
  features.push_back(std::move(feature));
}

struct Reach {
  /// How far to look for similar patches, px.
  int search;
  /// Half the side of a patch, px.
  int patch;
  float colour;
  float feature;
};

constexpr int tileSide = 48;

/// What every tile reads.
struct Scene {
  Size size;
  const float *first[3], *second[3];
  /// How noisy a single half is.
  Plane variance[3];
  const std::vector<Feature>& features;
  Reach reach;
};

/// Weighted sums of the pixels of one tile: red, green and blue, and the weights, each a plane of its own.
struct Sums {
  int pixels;
  std::vector<float> values;

  explicit Sums(int pixels) : pixels(pixels), values(size_t(pixels) * 4, 0.f) {}
  float mean(int at, int channel) const { return values[at + channel * pixels] / values[at + 3 * pixels]; }
};

/// How much the patches around the pixels of a tile differ from those `dx`, `dy` away, in one half.
class PatchErrors {
 public:
  PatchErrors(int width, int height, int patch)
      : patch_(patch),
        width_(width + 2 * patch),
        height_(height + 2 * patch),
        single_(width_ * height_),
        rows_(single_) {}

  /// The pixels of row `y`, the margin of half a patch included.
  float* row(int y) { return &single_[y * width_]; }

  /// After the rows are filled: sums them over the width of a patch.
  void sumRows() {
    for (int y = 0; y < height_; y++) {
      for (int x = patch_; x < width_ - patch_; x++) {
        float sum = 0;
        for (int k = -patch_; k <= patch_; k++) sum += single_[y * width_ + x + k];
        rows_[y * width_ + x] = sum;
      }
    }
  }

  /// The sums over the patches around the pixels of row `y` of the tile.
  void sumPatches(int y, std::vector<float>& sums) const {
    std::fill(sums.begin(), sums.end(), 0.f);
    float* const into = sums.data();
    for (int k = 0; k <= 2 * patch_; k++) {
      const float* row = &rows_[(y + k) * width_ + patch_];
      for (int x = 0; x < width_ - 2 * patch_; x++) into[x] += row[x];
    }
  }

 private:
  int patch_, width_, height_;
  std::vector<float> single_, rows_;
};

/// A part of the picture that one thread works on.
class Tile {
 public:
  Tile(const Scene& scene, int left, int top)
      : scene_(scene),
        left_(left),
        top_(top),
        width_(std::min(left + tileSide, scene.size.width) - left),
        height_(std::min(top + tileSide, scene.size.height) - top),
        firstErrors_(width_, height_, scene.reach.patch),
        secondErrors_(width_, height_, scene.reach.patch),
        here_(width_ + 2 * scene.reach.patch),
        there_(here_),
        unlike_(width_),
        weight_(width_),
        firstSums_(width_ * height_),
        secondSums_(width_ * height_) {}

  void average() {
    const int search = scene_.reach.search;
    for (int dy = -search; dy <= search; dy++) {
      for (int dx = -search; dx <= search; dx++) {
        compare(dx, dy);
        gather(dx, dy);
      }
    }
  }

  void write(Plane* first, Plane* second) const {
    for (int y = 0; y < height_; y++) {
      for (int x = 0; x < width_; x++) {
        const int i = (top_ + y) * scene_.size.width + left_ + x, at = y * width_ + x;
        for (int channel = 0; channel < 3; channel++) {
          first[channel][i] = firstSums_.mean(at, channel);
          second[channel][i] = secondSums_.mean(at, channel);
        }
      }
    }
  }

 private:
  /// Fills the patch errors: how far the colours `dx`, `dy` away differ, beyond what noise alone would make them.
  void compare(int dx, int dy) {
    const auto [width, height] = scene_.size;
    const int patch = scene_.reach.patch, wide = width_ + 2 * patch;
    const float tolerance = scene_.reach.colour * scene_.reach.colour;
    for (int x = 0; x < wide; x++) {
      here_[x] = clampTo(left_ - patch + x, width);
      there_[x] = clampTo(here_[x] + dx, width);
    }
    for (int y = 0; y < height_ + 2 * patch; y++) {
      const int row = clampTo(top_ - patch + y, height), rowThere = clampTo(row + dy, height);
      float *firstError = firstErrors_.row(y), *secondError = secondErrors_.row(y);
      std::fill(firstError, firstError + wide, 0.f);
      std::fill(secondError, secondError + wide, 0.f);
      for (int channel = 0; channel < 3; channel++) {
        const float *a = scene_.first[channel], *b = scene_.second[channel], *noise = scene_.variance[channel].data();
        for (int x = 0; x < wide; x++) {
          const int i = row * width + here_[x], j = rowThere * width + there_[x];
          const float expected = noise[i] + std::min(noise[i], noise[j]);
          const float scale = 1.f / (1e-6f + tolerance * (noise[i] + noise[j]) + 1e-4f * a[i] * a[i]);
          const float differenceA = a[i] - a[j], differenceB = b[i] - b[j];
          firstError[x] += (differenceA * differenceA - expected) * scale;
          secondError[x] += (differenceB * differenceB - expected) * scale;
        }
      }
    }
    firstErrors_.sumRows();
    secondErrors_.sumRows();
  }

  /// Adds the pixels `dx`, `dy` away to the sums, each by how alike it is.
  void gather(int dx, int dy) {
    const auto [width, height] = scene_.size;
    const int patchSide = 2 * scene_.reach.patch + 1;
    const float perValue = 1.f / (patchSide * patchSide * 3);
    const float tolerance = scene_.reach.feature * scene_.reach.feature;
    const int from = std::max(0, -(left_ + dx)), to = std::min(width_, width - left_ - dx);
    for (int y = 0; y < height_; y++) {
      const int rowThere = top_ + y + dy;
      if (rowThere < 0 || rowThere >= height) continue;
      const int start = (top_ + y) * width + left_, startThere = rowThere * width + left_ + dx;
      std::fill(unlike_.begin(), unlike_.end(), 0.f);
      for (const Feature& feature : scene_.features) {
        const float *value = feature.values.data(), *noise = feature.variance.data(), *scale = feature.scale.data();
        for (int x = from; x < to; x++) {
          const int i = start + x, j = startThere + x;
          const float difference = value[i] - value[j], expected = noise[i] + std::min(noise[i], noise[j]);
          unlike_[x] = std::max(unlike_[x], (difference * difference - expected) / (tolerance * scale[i]));
        }
      }
      // Each half is weighted by what the other shows, so that no noise chooses itself.
      secondErrors_.sumPatches(y, weight_);
      addRow(firstSums_, scene_.first, y, from, to, startThere, perValue);
      firstErrors_.sumPatches(y, weight_);
      addRow(secondSums_, scene_.second, y, from, to, startThere, perValue);
    }
  }

  /// Adds a row of one half to its sums, by the patch errors in `weight_` and by the features.
  void addRow(Sums& sums, const float* const* colour, int y, int from, int to, int start, float perValue) {
    float *weight = weight_.data(), *unlike = unlike_.data(), *into = sums.values.data() + y * width_;
    for (int x = from; x < to; x++) weight[x] = std::exp(-std::max(0.f, weight[x] * perValue) - unlike[x]);
    for (int channel = 0; channel < 3; channel++) {
      const float* values = colour[channel] + start;
      float* sum = into + channel * sums.pixels;
      for (int x = from; x < to; x++) sum[x] += weight[x] * values[x];
    }
    for (int x = from; x < to; x++) into[3 * sums.pixels + x] += weight[x];
  }

  const Scene& scene_;
  int left_, top_, width_, height_;
  PatchErrors firstErrors_, secondErrors_;
  std::vector<int> here_, there_;
  /// Per pixel of a row: how much the features differ; the patch errors, then the weight.
  std::vector<float> unlike_, weight_;
  Sums firstSums_, secondSums_;
};

/// Non-local means: every pixel becomes the mean of those around it whose patches and features look alike.
void averageAlike(const ColourPlanes& first, const ColourPlanes& second, const std::vector<Feature>& features,
                  Size size, Reach reach) {
  Scene scene{size, {}, {}, {}, features, reach};
  Plane newFirst[3], newSecond[3];
  for (int channel = 0; channel < 3; channel++) {
    Plane noise(size.pixels());
    for (size_t i = 0; i < size.pixels(); i++) {
      const float difference = first[channel][i] - second[channel][i];
      noise[i] = difference * difference * 0.5f;
    }
    scene.variance[channel] = boxBlur(noise, size, 2);
    scene.first[channel] = first[channel].data();
    scene.second[channel] = second[channel].data();
    newFirst[channel].resize(size.pixels());
    newSecond[channel].resize(size.pixels());
  }

  const int columns = (size.width + tileSide - 1) / tileSide, rows = (size.height + tileSide - 1) / tileSide;
#pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < columns * rows; i++) {
    Tile tile(scene, i % columns * tileSide, i / columns * tileSide);
    tile.average();
    tile.write(newFirst, newSecond);
  }
  for (int channel = 0; channel < 3; channel++) {
    first[channel].swap(newFirst[channel]);
    second[channel].swap(newSecond[channel]);
  }
}

}  // namespace

void denoise(Layers& first, Layers& second, const Options& options) {
  const Size size = first.size;
  const ColourPlanes one = combinedColour(first), two = combinedColour(second);
  const float fire = options.number("fire", 1.5);
  dimFireflies(one, two, size, fire);
  dimFireflies(two, one, size, fire);

  std::vector<Feature> features;
  for (const char* axis : {"X", "Y", "Z"})
    addFeature(features, first, second, std::string("Denoising Normal.") + axis, options.number("kn", 0.7));
  for (const char* channel : {"R", "G", "B"})
    addFeature(features, first, second, std::string("Denoising Albedo.") + channel, 1);
  addFeature(features, first, second, "Denoising Depth.Z", 2, true);

  const int patch = int(options.number("pr", 2));
  const float feature = options.number("kf", 0.8);
  averageAlike(one, two, features, size, {int(options.number("R", 8)), patch, options.number("kc", 0.55), feature});
  if (options.number("pass2", 1) > 0)
    averageAlike(one, two, features, size, {int(options.number("R2", 5)), patch, options.number("kc2", 0.8), feature});
}
