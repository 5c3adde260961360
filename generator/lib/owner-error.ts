/** An error whose message is for the owner. Programs print it without its stack trace. */
export class OwnerError extends Error {}
