// Pictures in memory: planes of floats as the renderer writes them, interleaved light for grading, and the PNG.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// One channel of a picture, row by row.
using Plane = std::vector<float>;

struct Size {
  int width = 0;
  int height = 0;

  size_t pixels() const { return size_t(width) * height; }
  bool operator==(const Size& other) const { return width == other.width && height == other.height; }
};

/// All channels of a render, by name, such as `ViewLayer.Combined.R`.
struct Layers {
  Size size;
  std::map<std::string, Plane> planes;

  /// The first channel whose name ends like this, or null.
  Plane* find(const std::string& ending);
};

/// The three planes of a render's colour; they stay in their layers.
struct ColourPlanes {
  Plane* red;
  Plane* green;
  Plane* blue;

  Plane& operator[](int channel) const { return *(channel == 0 ? red : channel == 1 ? green : blue); }
};

/// A picture with red, green and blue side by side: linear light until it is tone mapped.
struct Picture {
  Size size;
  std::vector<float> values;

  explicit Picture(Size size) : size(size), values(size.pixels() * 3) {}
  float& at(int x, int y, int channel) { return values[(size_t(y) * size.width + x) * 3 + channel]; }
  float at(int x, int y, int channel) const { return values[(size_t(y) * size.width + x) * 3 + channel]; }
};

/// Reads a multilayer EXR; values that are infinite, no number or beyond any light of ours become 0.
Layers readLayers(const std::string& file);

/// The colour of a render; throws when there is none.
ColourPlanes combinedColour(Layers& layers);

/// Writes 8-bit RGB.
void writePng(const std::string& file, const std::vector<uint8_t>& rgb, Size size);
