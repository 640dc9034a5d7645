/**
 * The calls, with their schemas, for `import()` after the first paint: a module that is imported statically, too, would
 * be loaded with the page.
 */
export * from '@meridian/contract'
