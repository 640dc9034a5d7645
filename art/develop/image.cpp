#include "image.h"

#include <Imath/ImathBox.h>
#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfFrameBuffer.h>
#include <OpenEXR/ImfHeader.h>
#include <OpenEXR/ImfInputFile.h>
#include <zlib.h>

#include <cstring>
#include <fstream>
#include <stdexcept>

Plane* Layers::find(const std::string& ending) {
  for (auto& [name, plane] : planes) {
    if (name.size() >= ending.size() && name.compare(name.size() - ending.size(), ending.size(), ending) == 0)
      return &plane;
  }
  return nullptr;
}

/// Whether a value is 2^20 or more, infinite or no number; read off its bits, as -ffast-math assumes there are none.
static bool isBeyondLight(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  const uint32_t exponent = (bits >> 23) & 255;
  return exponent >= 127 + 20;
}

Layers readLayers(const std::string& file) {
  Imf::InputFile input(file.c_str());
  const auto window = input.header().dataWindow();
  Layers layers;
  layers.size = {window.max.x - window.min.x + 1, window.max.y - window.min.y + 1};
  const auto& channels = input.header().channels();
  for (auto channel = channels.begin(); channel != channels.end(); ++channel)
    layers.planes[channel.name()].resize(layers.size.pixels());

  Imf::FrameBuffer frame;
  const size_t width = layers.size.width;
  for (auto& [name, plane] : layers.planes) {
    float* origin = plane.data() - window.min.x - size_t(window.min.y) * width;
    frame.insert(name.c_str(),
                 Imf::Slice(Imf::FLOAT, reinterpret_cast<char*>(origin), sizeof(float), sizeof(float) * width));
  }
  input.setFrameBuffer(frame);
  input.readPixels(window.min.y, window.max.y);

  for (auto& [name, plane] : layers.planes) {
    for (float& value : plane) {
      if (isBeyondLight(value)) value = 0;
    }
  }
  return layers;
}

ColourPlanes combinedColour(Layers& layers) {
  const ColourPlanes colour{layers.find("Combined.R"), layers.find("Combined.G"), layers.find("Combined.B")};
  if (!colour.red || !colour.green || !colour.blue) throw std::runtime_error("the render has no Combined pass");
  return colour;
}

using Bytes = std::vector<uint8_t>;

static void append32(Bytes& bytes, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(uint8_t(value >> shift));
}

static void writeChunk(std::ofstream& output, const char* type, const Bytes& data) {
  Bytes chunk;
  append32(chunk, uint32_t(data.size()));
  chunk.insert(chunk.end(), type, type + 4);
  chunk.insert(chunk.end(), data.begin(), data.end());
  append32(chunk, uint32_t(crc32(0, chunk.data() + 4, uInt(chunk.size() - 4))));
  output.write(reinterpret_cast<const char*>(chunk.data()), std::streamsize(chunk.size()));
}

void writePng(const std::string& file, const Bytes& rgb, Size size) {
  std::ofstream output(file, std::ios::binary);
  output.write("\x89PNG\r\n\x1a\n", 8);

  Bytes header;
  append32(header, uint32_t(size.width));
  append32(header, uint32_t(size.height));
  header.insert(header.end(), {8, 2, 0, 0, 0});  // 8 bits, RGB, the one compression, filter and no interlacing
  writeChunk(output, "IHDR", header);

  // Each row as differences from the pixel to the left (filter 1), which compresses well.
  Bytes rows;
  rows.reserve(size.pixels() * 3 + size.height);
  const size_t stride = size_t(size.width) * 3;
  for (int y = 0; y < size.height; y++) {
    const uint8_t* row = rgb.data() + y * stride;
    rows.push_back(1);
    for (size_t i = 0; i < stride; i++) rows.push_back(uint8_t(row[i] - (i < 3 ? 0 : row[i - 3])));
  }
  uLongf length = compressBound(rows.size());
  Bytes packed(length);
  compress2(packed.data(), &length, rows.data(), rows.size(), 6);
  packed.resize(length);
  writeChunk(output, "IDAT", packed);
  writeChunk(output, "IEND", {});
  if (!output) throw std::runtime_error("cannot write " + file);
}
