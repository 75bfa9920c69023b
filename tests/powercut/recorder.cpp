// What a process does to the files of one folder, written down in the order in which it is done.
//
// Loaded into it with LD_PRELOAD: everything goes on to the C library, and a record of it is appended to the log.
// CROUPIER_RECORDED is the folder, CROUPIER_RECORD the log; records.py reads it. What is written through mmap is not seen:
// of SQLite's files that is only the index of the log of writes, which is made anew after a power cut.

#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include <mutex>
#include <string>

namespace {

std::recursive_mutex one_at_a_time;

template <typename F>
F real(const char* name) {
    return reinterpret_cast<F>(dlsym(RTLD_NEXT, name));
}

const std::string& folder() {
    static const std::string path = getenv("CROUPIER_RECORDED") ? getenv("CROUPIER_RECORDED") : "";
    return path;
}

int log_file() {
    static const auto open_it = real<int (*)(const char*, int, ...)>("open");
    static const char* path = getenv("CROUPIER_RECORD");
    static const int log = path ? open_it(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    return log;
}

bool recorded(const std::string& path) {
    return !folder().empty() && path.compare(0, folder().size(), folder()) == 0;
}

std::string path_of(int file) {
    char link[32], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t length = readlink(link, path, sizeof path);
    return length > 0 ? std::string(path, length) : "";
}

struct __attribute__((packed)) Head {
    char kind;
    uint32_t path;
    uint64_t at, length;
};

void record(char kind, const std::string& path, uint64_t at = 0, const void* data = nullptr, size_t length = 0) {
    static const auto writev_it = real<ssize_t (*)(int, const iovec*, int)>("writev");
    Head head{kind, static_cast<uint32_t>(path.size()), at, length};
    const iovec parts[] = {{&head, sizeof head},
                           {const_cast<char*>(path.data()), path.size()},
                           {const_cast<void*>(data), length}};
    const auto all = static_cast<ssize_t>(sizeof head + path.size() + length);
    if (writev_it(log_file(), parts, 3) != all) abort();  // A log with a gap would prove nothing.
}

// One that works on a file that is open.
template <typename Work>
auto on_file(int file, Work work) {
    std::lock_guard<std::recursive_mutex> alone(one_at_a_time);
    const std::string path = file > 2 && file != log_file() ? path_of(file) : "";
    return work(recorded(path), path);
}

int synced(int file, const char* name) {
    return on_file(file, [&](bool ours, const std::string& path) {
        const int made = real<int (*)(int)>(name)(file);
        if (ours && made == 0) record('s', path);
        return made;
    });
}

int opened(const char* name, const char* path, int flags, mode_t mode) {
    std::lock_guard<std::recursive_mutex> alone(one_at_a_time);
    const int file = real<int (*)(const char*, int, ...)>(name)(path, flags, mode);
    if (file >= 0 && (flags & (O_CREAT | O_TRUNC))) {
        const std::string found = path_of(file);
        if (recorded(found)) {
            record('o', found);
            if (flags & O_TRUNC) record('t', found, 0);
        }
    }
    return file;
}

ssize_t written_at(const char* name, int file, const void* data, size_t length, off64_t at) {
    return on_file(file, [&](bool ours, const std::string& path) {
        const ssize_t made = real<ssize_t (*)(int, const void*, size_t, off64_t)>(name)(file, data, length, at);
        if (ours && made > 0) record('w', path, at, data, made);
        return made;
    });
}

int truncated(const char* name, int file, off64_t size) {
    return on_file(file, [&](bool ours, const std::string& path) {
        const int made = real<int (*)(int, off64_t)>(name)(file, size);
        if (ours && made == 0) record('t', path, size);
        return made;
    });
}

int moved(const char* name, char kind, const char* from, const char* to) {
    std::lock_guard<std::recursive_mutex> alone(one_at_a_time);
    const int made = real<int (*)(const char*, const char*)>(name)(from, to);
    if (made == 0 && recorded(to)) record(kind, from, 0, to, strlen(to));
    return made;
}

}  // namespace

extern "C" {

#define OPEN(name)                                        \
    int name(const char* path, int flags, ...) {          \
        mode_t mode = 0;                                  \
        if (flags & O_CREAT) {                            \
            va_list more;                                 \
            va_start(more, flags);                        \
            mode = va_arg(more, mode_t);                  \
            va_end(more);                                 \
        }                                                 \
        return opened(#name, path, flags, mode);          \
    }

OPEN(open)
OPEN(open64)

ssize_t write(int file, const void* data, size_t length) {
    return on_file(file, [&](bool ours, const std::string& path) {
        const off64_t at = !ours ? 0 : lseek64(file, 0, fcntl(file, F_GETFL) & O_APPEND ? SEEK_END : SEEK_CUR);
        const ssize_t made = real<ssize_t (*)(int, const void*, size_t)>("write")(file, data, length);
        if (ours && made > 0) record('w', path, at, data, made);
        return made;
    });
}

ssize_t pwrite(int file, const void* data, size_t length, off_t at) { return written_at("pwrite", file, data, length, at); }
ssize_t pwrite64(int file, const void* data, size_t length, off64_t at) { return written_at("pwrite64", file, data, length, at); }
int ftruncate(int file, off_t size) noexcept { return truncated("ftruncate", file, size); }
int ftruncate64(int file, off64_t size) noexcept { return truncated("ftruncate64", file, size); }
int fsync(int file) { return synced(file, "fsync"); }
int fdatasync(int file) { return synced(file, "fdatasync"); }
int rename(const char* from, const char* to) noexcept { return moved("rename", 'm', from, to); }
int link(const char* from, const char* to) noexcept { return moved("link", 'l', from, to); }

int unlink(const char* path) noexcept {
    std::lock_guard<std::recursive_mutex> alone(one_at_a_time);
    const int made = real<int (*)(const char*)>("unlink")(path);
    if (made == 0 && recorded(path)) record('u', path);
    return made;
}
}
