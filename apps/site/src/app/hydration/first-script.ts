/** The one inline script in the head of each page. */
import './early-input.ts'
import './code-failure.ts'
