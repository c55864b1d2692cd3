//! Does nothing. Asking for an example makes cargo choose the features of the ordinary build, dependencies of tests included, so
//! that the build for the fuzzer shares what it is built from.

fn main() {}
