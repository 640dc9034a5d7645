/** A reason not to start that whoever runs the server can act on; it is printed as it is, without a stack. */
export class StartProblem extends Error {}
