import { useState } from 'react' // refused: no-restricted-imports
import axios from 'axios'

export const allowed = [useState, axios]
