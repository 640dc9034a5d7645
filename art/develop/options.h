// The command line: files first or last, options as --name=value or --name=red,green,blue.
#pragma once

#include <array>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using Rgb = std::array<float, 3>;

class Options {
 public:
  std::vector<std::string> files;

  Options(int count, char** words) {
    for (int i = 1; i < count; i++) {
      const std::string word = words[i];
      if (word.rfind("--", 0) != 0) {
        files.push_back(word);
        continue;
      }
      const auto equals = word.find('=');
      if (equals == std::string::npos) values_[word.substr(2)] = "1";
      else values_[word.substr(2, equals - 2)] = word.substr(equals + 1);
    }
  }

  bool has(const std::string& name) const { return values_.count(name) > 0; }

  float number(const std::string& name, float otherwise) const {
    const auto found = values_.find(name);
    return found == values_.end() ? otherwise : std::stof(found->second);
  }

  /// As many comma-separated numbers as there are in `otherwise`; what is not given stays as there.
  template <size_t Count>
  std::array<float, Count> numbers(const std::string& name, std::array<float, Count> otherwise) const {
    const auto found = values_.find(name);
    if (found == values_.end()) return otherwise;
    std::stringstream list(found->second);
    std::string part;
    for (size_t i = 0; i < Count && std::getline(list, part, ','); i++) otherwise[i] = std::stof(part);
    return otherwise;
  }

 private:
  std::map<std::string, std::string> values_;
};
