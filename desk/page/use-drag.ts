import { type DragEvent, useState } from 'react';

/** Lets the items of a list be dragged to other places. The buttons for moving do the same. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  return {
    /** Props for the handle of an item. */
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        setFrom(index);
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', ''); // Firefox drags nothing without data.
      },
      onDragEnd: end,
    }),
    /** Props for the element of an item. */
    item: (index: number) => ({
      'data-over': over === index && from !== index ? (from! < index ? 'below' : 'above') : undefined,
      onDragOver: (event: DragEvent) => {
        if (from === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (from === undefined) return;
        event.preventDefault();
        onMove(from, index);
        end();
      },
    }),
  };
}
