/**
 * Flags of V8 for `retrace import`, by the version of Node that runs it. A few files are over before most code is hot:
 * compiling it later, and simply first, saves a quarter on Node 20, and a twentieth on later ones, which count how often
 * something was called; compiling it with little of what it calls within saves a fifteenth. Positions are garbage soon:
 * collected when the heap is three times what was left. What was compiled is kept for the next time, so that none of it
 * is let go before. On Node 20 several threads that collect what was made last cost more than one does, a fifteenth; on
 * later ones they do not.
 */
export const importFlags = (version) => [
  ...(version.startsWith('v20.')
    ? ['--interrupt-budget=600000', '--no-parallel-scavenge']
    : ['--invocation-count-for-turbofan=20000']),
  ...['--sparkplug', '--no-flush-bytecode', '--heap-growing-percent=200'],
  ...['--max-inlined-bytecode-size=200', '--max-inlined-bytecode-size-cumulative=200'],
];
