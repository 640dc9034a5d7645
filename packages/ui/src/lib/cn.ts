/**
 * Joins class names. Two that set the same property must not meet: what a component leaves to its `className` is a
 * `fallback:` of the theme, which any class without it outdoes, and the stories refuse a pair that contradicts itself.
 */
export { clsx as cn } from 'clsx'
