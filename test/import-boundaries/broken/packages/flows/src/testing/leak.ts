import { useState } from 'react' // refused: no-restricted-imports
import { mika } from '@meridian/contract/fixtures'
import { vi } from 'vitest'
import { getShortestPaths } from 'xstate/graph'

export const allowed = [useState, mika, vi, getShortestPaths]
