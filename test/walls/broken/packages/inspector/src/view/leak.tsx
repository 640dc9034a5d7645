import { useState } from 'react'
import { createActor } from 'xstate' // refused: no-restricted-imports

export const draws = [useState, createActor]
