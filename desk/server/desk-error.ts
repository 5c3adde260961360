/** A request that the desk does not fulfil. The message is for the owner. */
export class DeskError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
