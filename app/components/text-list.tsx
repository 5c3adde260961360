/** A list of short texts, each in its own direction. Renders nothing without items. */
export const TextList = ({ items }: { items: string[] }) =>
  items.length > 0 && (
    <ul>
      {items.map((item) => (
        <li key={item} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  );
