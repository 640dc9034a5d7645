import { useState } from 'react' // refused: no-restricted-imports

export const allowed = [useState, fetch]
