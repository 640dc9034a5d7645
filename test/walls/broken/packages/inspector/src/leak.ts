import { useState } from 'react' // refused: no-restricted-imports
import { createActor } from 'xstate'

export const looks = [useState, createActor]
