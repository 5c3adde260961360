import { Fragment, type ReactNode } from 'react';
import { ContentLink } from '../../app/components/content-link.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { Picture } from '../../app/components/picture.tsx';
import { sizesOf } from '../../app/lib/breakpoints.ts';
import { mediaHref } from '../../app/navigation/address.ts';
import type { ShownMarkdown } from '../../contract/markdown.ts';
import { Film, Recording, Youtube } from './sounds.tsx';
import styles from './text.module.css';

/** The parts of a text in Markdown. They are elements of React, so nothing that an owner writes becomes HTML. */
export const Markdown = ({ nodes = [] }: { nodes?: ShownMarkdown[] | undefined }) =>
  nodes.map((node, index) => (
    // Nothing in the list moves.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else that tells them apart.
    <Fragment key={index}>{elementOf(node)}</Fragment>
  ));

function elementOf(node: ShownMarkdown): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.tag) {
    case 'h2':
    case 'h3':
    case 'h4': {
      const Heading = node.tag;
      return (
        <LinkedHeading address={`#${node.hash}`} name={node.name}>
          <Heading id={node.hash}>
            <Markdown nodes={node.children} />
          </Heading>
        </LinkedHeading>
      );
    }
    case 'link': {
      const words = <Markdown nodes={node.children} />;
      return node.to.href === undefined ? words : <ContentLink address={node.to.href}>{words}</ContentLink>;
    }
    case 'picture':
      return (
        <figure className={node.picture.width > node.picture.height ? styles.broad : styles.narrow}>
          <Picture picture={node.picture} sizes={sizesOf({ medium: 'min(70vw, 52rem)' }, '90vw')} />
          <Caption>{node.caption}</Caption>
        </figure>
      );
    case 'recording':
      return <Recording {...node} />;
    case 'film':
      return (
        <figure className={styles.broad}>
          <Film {...node} />
          <Caption>{node.caption}</Caption>
        </figure>
      );
    case 'youtube':
      return <Youtube {...node} />;
    case 'file':
      return (
        <>
          <a href={mediaHref(node.url)} download={node.name}>
            {node.title}
          </a>{' '}
          <span className={styles.facts}>({node.facts})</span>
        </>
      );
    case 'br':
    case 'hr': {
      const Empty = node.tag;
      return <Empty />;
    }
    case 'table':
    case 'pre':
      return (
        // Wider than a phone, it scrolls, with the keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus.
        <div className={styles.wide} tabIndex={0}>
          <node.tag>
            <Markdown nodes={node.children} />
          </node.tag>
        </div>
      );
    default: {
      const { tag: Tag, start, children } = node;
      return (
        <Tag {...(start !== undefined && { start })}>
          <Markdown nodes={children} />
        </Tag>
      );
    }
  }
}

const Caption = ({ children }: { children: string | undefined }) => children && <figcaption>{children}</figcaption>;
